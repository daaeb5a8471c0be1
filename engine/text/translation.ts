/**
 * The form another language gives the words of English: the same keys, every sentence any text, every function taking
 * the same. A catalogue in English is therefore the only declaration of its words.
 */
export type Translation<English> = English extends string
  ? string
  : English extends (...given: infer Given) => infer Text
    ? (...given: Given) => Translation<Text>
    : { readonly [Key in keyof English]: Translation<English[Key]> }
