// What `monomyth backup` and `monomyth restore` say, in both languages.

/** @typedef {'backup' | 'restore'} Deed */

const en = {
  usage: {
    backup: `Pack everything a server keeps in its data folder into one file, while it is not running.

Usage: npm run -s monomyth -- backup FILE [OPTIONS]

  --data FOLDER   the folder (data)
  --json          the result as JSON on stdout, for programs
  --lang LANG     en or fr; else LC_ALL, LC_MESSAGES or LANG decide, else English

Whoever has the file can read all that is in it, the secrets of running matches included.
For PostgreSQL use pg_dump. More: docs/backup.md
`,
    restore: `Make a data folder from a backup.

Usage: npm run -s monomyth -- restore FILE [OPTIONS]

  --data FOLDER   the folder, which must not be there yet, or be empty (data)
  --json          the result as JSON on stdout, for programs
  --lang LANG     en or fr; else LC_ALL, LC_MESSAGES or LANG decide, else English

More: docs/backup.md
`,
  },
  /** @param {string} text */
  lang: (text) => `There is no language “${text}”. Languages: en, fr.`,
  oneFile: 'Name one file.',
  /** @type {{ [deed in Deed]: (file: string, data: string) => string }} */
  done: {
    backup: (file, data) => `Everything in ${data} is in ${file}.`,
    restore: (file, data) => `Everything in ${file} is in ${data}. Serve it: npm start -- --data ${data}`,
  },
  /** @type {{ readonly [code: string]: (file: string, data: string) => string }} */
  refused: {
    E_DATA_IN_USE: (_, data) => `A server has ${data} open. End it first.`,
    E_NEWER_DATA: (_, data) => `The data in ${data} were written by a newer version of the server. Use that one.`,
    E_NO_DATA: (_, data) => `There are no data in ${data}. Choose the folder with --data.`,
    E_NOT_EMPTY: (_, data) => `There is something in ${data} already. Choose another folder with --data.`,
    E_BAD_BACKUP: (file) => `${file} is not a backup, or is damaged. Nothing was made of it.`,
    ENOENT: (file) => `There is no such file, or no folder for it: ${file}`,
  },
  /** @param {string} code */
  failed: (code) => `That did not work: ${code}.`,
}

/** @type {typeof en} */
const fr = {
  usage: {
    backup: `Mettre dans un seul fichier tout ce qu’un serveur garde dans son dossier, quand il est arrêté.

Usage : npm run -s monomyth -- backup FICHIER [OPTIONS]

  --data DOSSIER  le dossier (data)
  --json          le résultat en JSON sur la sortie standard, pour les programmes
  --lang LANGUE   en ou fr ; sinon LC_ALL, LC_MESSAGES ou LANG décident, sinon l’anglais

Qui a le fichier peut tout y lire, même les secrets des parties en cours.
Avec PostgreSQL, c’est l’affaire de pg_dump. Pour en savoir plus : docs/backup.md
`,
    restore: `Refaire un dossier de données à partir d’une sauvegarde.

Usage : npm run -s monomyth -- restore FICHIER [OPTIONS]

  --data DOSSIER  le dossier, qui ne doit pas encore exister, ou doit être vide (data)
  --json          le résultat en JSON sur la sortie standard, pour les programmes
  --lang LANGUE   en ou fr ; sinon LC_ALL, LC_MESSAGES ou LANG décident, sinon l’anglais

Pour en savoir plus : docs/backup.md
`,
  },
  lang: (text) => `Il n’y a pas de langue « ${text} ». Langues : en, fr.`,
  oneFile: 'Indiquez un fichier, et un seul.',
  done: {
    backup: (file, data) => `Tout ce que contient ${data} est dans ${file}.`,
    restore: (file, data) => `Tout ce que contient ${file} est dans ${data}. Pour servir : npm start -- --data ${data}`,
  },
  refused: {
    E_DATA_IN_USE: (_, data) => `Un serveur tient ${data} ouvert. Arrêtez-le d’abord.`,
    E_NEWER_DATA: (_, data) =>
      `Les données de ${data} viennent d’une version plus récente du serveur. Prenez celle-là.`,
    E_NO_DATA: (_, data) => `Il n’y a pas de données dans ${data}. Choisissez le dossier avec --data.`,
    E_NOT_EMPTY: (_, data) => `Il y a déjà quelque chose dans ${data}. Choisissez un autre dossier avec --data.`,
    E_BAD_BACKUP: (file) => `${file} n’est pas une sauvegarde, ou est abîmé. Rien n’en a été fait.`,
    ENOENT: (file) => `Ce fichier n’existe pas, ou le dossier où il devrait être : ${file}`,
  },
  failed: (code) => `Cela n’a pas marché : ${code}.`,
}

export const WORDS = { en, fr }
