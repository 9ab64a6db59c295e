/** The embedded store's addresses are without a host; on the wire they are whole, as another program needs them. */
export const absoluteUrl = (url: string, origin: string): string => URL.parse(url, origin)?.href ?? url
