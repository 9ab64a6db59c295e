/** French has a space before '?' and '»', and after '«': no line may break there. */
export const keepPunctuation = (text: string): string =>
  text.replace(/ (?=[»?!:;](?![\p{L}\p{N}]))|(?<=«) /gu, '\u00a0')
