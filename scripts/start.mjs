// `npm start`: a match of The Heroes Journey in the terminal. Arguments go on to `monomyth play`.
process.argv.splice(2, 0, 'play', 'heroes-journey')
await import('./monomyth.mjs')
