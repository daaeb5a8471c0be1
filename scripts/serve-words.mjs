// What `npm start` and `monomyth serve` say, in both languages.

/** @typedef {'en' | 'fr'} Lang */

const en = {
  usage: `Serve the table and online matches, from a data folder or a PostgreSQL database.

Usage: npm start -- [OPTIONS]
       npm run -s monomyth -- serve [OPTIONS]

  --port N        the port to serve on; PORT does the same (5173, or the next one that is free)
  --host NAME     the address to serve on (localhost: this machine alone; 0.0.0.0: every address it has)
  --data FOLDER   where everything is kept (data)
  --database URL  keep it in this PostgreSQL database instead; DATABASE_URL does the same, unseen by others
  --origin URL    the address people type, where a proxy stands before the server: https://play.example
  --trust-proxy   believe the proxy before the server who asks
  --metrics       show /metrics to everybody, not to this machine alone
  --log LEVEL     trace, debug, info, warn, error or silent, as JSON lines on stderr (warn)
  --no-limits     nobody is ever too fast: for load tests on your own machine
  --window MS     how long a chance to react is shown (4000): shorter for tests
  --json          the address as JSON on stdout, for programs
  --lang LANG     en or fr; else LC_ALL, LC_MESSAGES or LANG decide, else English

More: docs/server.md
`,
  /** @param {string} text */
  port: (text) => `A port is a number up to 65535, and ${text} is not one.`,
  /** @param {string} text */
  window: (text) => `A window lasts a number of milliseconds up to 999999, and ${text} is not one.`,
  /** @param {string} text */
  origin: (text) => `An origin is an address without a path, such as https://play.example, and ${text} is not one.`,
  /** @param {string} text @param {readonly string[]} levels */
  level: (text, levels) => `There is no level “${text}”. Levels: ${levels.join(', ')}.`,
  /** @param {string} text */
  lang: (text) => `There is no language “${text}”. Languages: en, fr.`,
  both: 'Either --data or --database, not both.',
  notBuilt: 'The table could not be built, see above.',
  /** @param {readonly string[]} addresses */
  serving: (addresses) => `The table is at ${addresses.join(' and ')} (Ctrl-C ends it).`,
  /** @param {number} port */
  moved: (port) => `Port ${port} is taken. Browsers keep matches by address: those of another one are not seen here.`,
  /** @param {number | undefined} port */
  taken: (port) => `Port ${port} is taken. Choose another one with --port.`,
  /** @param {number | undefined} port */
  forbidden: (port) => `This user may not serve on port ${port}. Choose one above 1023.`,
  /** @param {string} host */
  noHost: (host) => `${host} is no address of this machine.`,
  /** @param {string} about */
  inUse: (about) => `Another server is running: ${about} End it first, or choose another folder with --data.`,
  newerData: 'The data were written by a newer version of the server. Start that one, or choose other data.',
  /** @param {string} about */
  noDatabase: (about) => `The database cannot be used (${about}). Is it running, and is its address right?`,
  /** @param {string} folder @param {string} about */
  noFolder: (folder, about) => `Nothing can be kept in ${folder} (${about}). Choose another folder with --data.`,
}

/** @type {typeof en} */
const fr = {
  usage: `Servir la table et les parties en ligne, depuis un dossier ou une base PostgreSQL.

Usage : npm start -- [OPTIONS]
        npm run -s monomyth -- serve [OPTIONS]

  --port N        le port ; PORT fait de même (5173, ou le premier libre qui suit)
  --host NOM      l’adresse (localhost : cette machine seule ; 0.0.0.0 : toutes ses adresses)
  --data DOSSIER  où tout est gardé (data)
  --database URL  tout garder plutôt dans cette base PostgreSQL ; DATABASE_URL fait de même, sans se montrer
  --origin URL    l’adresse que l’on tape, quand un mandataire précède le serveur : https://jeu.example
  --trust-proxy   croire le mandataire qui précède le serveur quand il dit qui demande
  --metrics       montrer /metrics à tous, pas seulement à cette machine
  --log NIVEAU    trace, debug, info, warn, error ou silent, en lignes JSON sur la sortie d’erreur (warn)
  --no-limits     personne n’est jamais trop rapide : pour des essais de charge sur sa propre machine
  --window MS     combien de temps se montre une occasion de réagir (4000) : plus court pour des essais
  --json          l’adresse en JSON sur la sortie standard, pour les programmes
  --lang LANGUE   en ou fr ; sinon LC_ALL, LC_MESSAGES ou LANG décident, sinon l’anglais

Pour en savoir plus : docs/server.md
`,
  port: (text) => `Un port est un nombre jusqu’à 65535, et ${text} n’en est pas un.`,
  window: (text) => `Une fenêtre dure un nombre de millisecondes jusqu’à 999999, et ${text} n’en est pas un.`,
  origin: (text) => `Une origine est une adresse sans chemin, comme https://jeu.example, et ${text} n’en est pas une.`,
  level: (text, levels) => `Il n’y a pas de niveau « ${text} ». Niveaux : ${levels.join(', ')}.`,
  lang: (text) => `Il n’y a pas de langue « ${text} ». Langues : en, fr.`,
  both: 'Ou bien --data, ou bien --database, pas les deux.',
  notBuilt: 'La table n’a pas pu être construite, voir ci-dessus.',
  serving: (addresses) => `La table est à ${addresses.join(' et ')} (Ctrl-C l’arrête).`,
  moved: (port) =>
    `Le port ${port} est pris. Les navigateurs gardent les parties par adresse : celles d’une autre ne se voient pas ici.`,
  taken: (port) => `Le port ${port} est pris. Choisissez-en un autre avec --port.`,
  forbidden: (port) =>
    `Cet utilisateur n’a pas le droit de servir sur le port ${port}. Choisissez-en un au-dessus de 1023.`,
  noHost: (host) => `${host} n’est pas une adresse de cette machine.`,
  inUse: (about) =>
    `Un autre serveur tourne : ${about} Arrêtez-le d’abord, ou choisissez un autre dossier avec --data.`,
  newerData:
    'Les données viennent d’une version plus récente du serveur. Lancez celle-là, ou choisissez d’autres données.',
  noDatabase: (about) => `La base est inutilisable (${about}). Tourne-t-elle, et son adresse est-elle la bonne ?`,
  noFolder: (folder, about) =>
    `Rien ne peut être gardé dans ${folder} (${about}). Choisissez un autre dossier avec --data.`,
}

export const WORDS = { en, fr }

/** @param {string | undefined} lang @returns {lang is Lang} */
export const isLang = (lang) => lang === 'en' || lang === 'fr'

/** The language of the terminal.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {Lang}
 */
export function langOf(env) {
  const wanted = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  return wanted.startsWith('fr') ? 'fr' : 'en'
}
