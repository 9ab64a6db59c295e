/** Makes a relative URL absolute. File URLs of the embedded store have no host; REST clients need absolute ones. */
export const absoluteUrl = (url: string, origin: string): string => URL.parse(url, origin)?.href ?? url
