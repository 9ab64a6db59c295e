import type { FastifyRequest } from 'fastify'
import { isPageLanguage, languageCookie, type PageLanguage } from '../../shared/page-languages.ts'

type Headers = Pick<FastifyRequest, 'cookies' | 'headers'>

/** The language of the documents for this request. */
export const pageLanguageOf = (request: Headers): PageLanguage => requestedLanguage(request) ?? 'en'

/** The chosen language, else the browser's first that the pages have. */
export function requestedLanguage({ cookies, headers }: Headers): PageLanguage | null {
  const chosen = cookies[languageCookie]
  if (isPageLanguage(chosen)) return chosen
  return preferred(headers['accept-language'] ?? '').find(isPageLanguage) ?? null
}

/** The primary subtags of an Accept-Language header, such as `de` of `de-AT;q=0.8`, best first. */
const preferred = (header: string): string[] =>
  header
    .split(',')
    .map((part) => {
      const [, tag = '', quality = '1'] = /^\s*([a-z]+)[^;]*(?:;\s*q=([\d.]+))?/i.exec(part) ?? []
      return { language: tag.toLowerCase(), quality: Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ language }) => language)
