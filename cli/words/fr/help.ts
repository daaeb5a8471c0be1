import type { Words } from '../words.ts'

const main = `Monomyth : un moteur, des jeux de cartes de quête héroïque, une table.

Usage : npm run -s monomyth -- COMMANDE [OPTIONS]

  list      les jeux, leurs modes, places et options, et ce que contient la boîte
  play      jouer une partie dans le terminal contre des robots
  replay    revoir pas à pas une partie enregistrée, et prouver qu’elle suit les règles
  sim       faire jouer les robots : vitesse, longueur, victoires par place
  check     la mise à l’épreuve : jeu au hasard, tous les contrôles en marche
  rules     quelles règles numérotées sont nommées par un test
  bench     vitesse et taille face à leurs budgets, et à côté d’autres moteurs
  serve     la table et les parties en ligne, pour les navigateurs d’ici et d’ailleurs
  backup    tout ce qu’un serveur garde, dans un seul fichier
  restore   les données d’un serveur à partir d’un tel fichier

Chaque commande accepte :
  --help        ce qu’elle fait, avec des exemples
  --json        le résultat en JSON sur la sortie standard, pour les programmes
  --lang LANGUE en ou fr ; sinon LC_ALL, LC_MESSAGES ou LANG décident, sinon l’anglais

Codes de sortie : 0 tout va bien, 1 trouvaille, 2 mauvais usage.

Pour commencer : npm run -s monomyth -- play heroes-journey
(npm start est un raccourci de serve)
`

const SETUP = `  --mode MODE        la façon de jouer ; voir \`list\`
  --option NOM=VALEUR   une option de la table, autant de fois qu’on veut ; voir \`list\`
  --variant          raccourci de --option variant=true`

const list = `Liste les jeux, leurs modes, places et options, et ce que contient la boîte.

Usage : npm run -s monomyth -- list [--json]

JSON : { games: [{ id, rules, modes: [{ id, seats: [min, max], options }], counts }] }
`

const play = `Une partie dans le terminal contre des robots. Du texte, un clavier, rien d’autre.

Usage : npm run -s monomyth -- play JEU [OPTIONS]

  --seats N          nombre de places, la vôtre comprise (3)
  --bots A,B,…       vos adversaires : random, greedy, hunch (greedy) ;
                     le dernier nom vaut pour les places restantes
  --seed TEXTE       même graine et mêmes réponses, même partie
${SETUP}
  --open FICHIER     reprendre une partie enregistrée
  --plain            dire la table en phrases au lieu de la dessiner
  --json             la conversation sur la sortie d’erreur, et à la fin le résultat en JSON

À table, tapez le numéro d’un choix ; ? énumère tout le reste : annuler, pourquoi, conseil,
carte, règles, journal, sauver, quitter. Quand l’entrée s’arrête, la partie est enregistrée
dans saves/. Les couleurs ne vont qu’aux terminaux ; NO_COLOR=1 les éteint.

  npm run -s monomyth -- play heroes-journey --seats 4 --bots greedy,random
  npm run -s monomyth -- play heroes-journey --lang fr --seed dragon
`

const replay = `Revoir pas à pas une partie enregistrée, et prouver qu’elle suit les règles.

Usage : npm run -s monomyth -- replay FICHIER [OPTIONS]

  --step      s’arrêter après chaque réponse : Entrée continue, p dessine le plateau, q finit
  --seat N    seulement ce que la place N a pu voir ; sinon tout si la partie est finie,
              et ce que chacun peut savoir si elle ne l’est pas
  --plain     avec --step : dire la table en phrases au lieu de la dessiner

La partie est rejouée depuis sa graine, et chaque étape doit finir comme elle a été
enregistrée : sortie 1 si l’une diffère. Un fichier abîmé, modifié, d’un autre jeu ou de
règles plus récentes est refusé avec un code : sortie 2.

JSON : { game, rules, mode, seats, answers, verified, outcome }
`

const sim = `Faire jouer les robots, beaucoup et vite.

Usage : npm run -s monomyth -- sim JEU [OPTIONS]

  --games N          nombre de parties (1000)
  --seats N          nombre de places (4)
  --bots A,B,…       par place : random, greedy, hunch (random) ;
                     le dernier nom vaut pour les places restantes
  --seed TEXTE       même graine, mêmes résultats, aux temps près (1)
${SETUP}

Une décision est une question à deux réponses au moins. Les temps sont ceux d’un seul cœur,
démarrage et échauffement exclus. Une victoire partagée est un match nul. Les intervalles
sont ceux de Wilson, à 95 %.

JSON : { game, mode, seats, games, decisions, seconds, gamesPerSecond, decisionsPerSecond,
         wins, winIntervals, draws, reasons, length: { min, median, max },
         optionsPerDecision, bots, options, seed }

  npm run -s monomyth -- sim heroes-journey --games 2000 --bots greedy,random
`

const check = `La mise à l’épreuve : jeu au hasard, tous les contrôles en marche.

Usage : npm run -s monomyth -- check JEU [OPTIONS]

  --games N          nombre de parties (100)
  --seats N          nombre de places (4)
  --seed TEXTE       rejoue les mêmes parties (sinon une graine neuve, qui est affichée)
${SETUP}

À chaque question : aucune carte perdue ni doublée, un état fait de simples données, des
choix offerts, la même empreinte à la réouverture ; vues, questions, événements et pensées
d’une place inchangés quand seul change ce qu’elle ne peut savoir ; nul n’est appelé à réagir
qui, au su de tous, ne le pouvait pas ; annuler ramène à la même empreinte ; la partie finit.
Chaque infraction est écrite dans violations/ comme une partie qu’on ouvre avec \`replay\`,
et la commande qui rejoue cette partie est affichée : sortie 1. Avec --games 1, la graine
est celle de l’unique partie. À partir de 50 parties, deux fils se partagent le travail.

JSON : { game, mode, seats, games, decisions,
         violations: [{ invariant, about, seed, file, command }],
        longestStep, medianStep, twins, undone, neverReached, seconds, seed }
`

const rules = `Quelles règles numérotées d’un jeu sont nommées par le titre d’un test.

Usage : npm run -s monomyth -- rules [JEU] [OPTIONS]

  --all     chaque règle avec les tests qui la nomment, et toutes celles qu’aucun ne nomme

Sortie 1 si une règle n’est nommée par aucun.

JSON : { JEU: { rules, tested, missing: [], tests: { RÈGLE: [FICHIER] } } }
`

const bench = `Mesurer vitesse et taille face à leurs budgets, et à côté d’autres moteurs.

Usage : npm run -s monomyth -- bench [QUOI] [OPTIONS]

  --quick   des mesures plus courtes, des chiffres plus grossiers

Sans QUOI, tous les bancs d’essai ; un nom faux les énumère. Sortie 1 au-delà d’un budget.

JSON : { benches: [{ name, figures, budgets: [{ name, value, limit, ok }] }] }
`

export const help: Words['help'] = { main, list, play, replay, sim, check, rules, bench }
