/** « d’Ada », « de Bryn »; before an h nobody can tell, and most players are « Héros 1 ». */
export const de = (name: string): string => (/^[aeiouyàâæéèêëîïôœûü]/i.test(name) ? `d’${name}` : `de ${name}`)
