/** The shape of a translation: the same keys and parameters, with any texts. A missing or extra key doesn't compile. */
export type Translated<Copy> = Copy extends string
  ? string
  : Copy extends (...values: infer Values) => infer Text
    ? (...values: Values) => Translated<Text>
    : Copy extends object
      ? { readonly [Key in keyof Copy]: Translated<Copy[Key]> }
      : Copy
