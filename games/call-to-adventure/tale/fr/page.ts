import { french } from '@monomyth/engine/text'
import type { PageWords } from '../words.ts'

/** What stands around the tale. */
export const page: PageWords = {
  title: (name) => `L’histoire ${french.de(name)}`,
  heroes: 'Héros',
  cards: 'Les cartes de cette vie, dans l’ordre',
  copy: 'Copier le texte',
  copied: 'Le texte est dans le presse-papiers.',
  notCopied: 'Le navigateur ne laisse pas cette page copier. Sélectionnez le texte et copiez-le vous-même.',
  picture: 'Enregistrer l’image',
  saved: 'L’image est enregistrée.',
  notSaved: 'L’image n’a pas pu être dessinée ici.',
  sheet: 'Fiche de personnage',
  tale: 'Retour à l’histoire',
  print: 'Imprimer',
  file: (name) => `L’histoire ${french.de(name)}`,
}
