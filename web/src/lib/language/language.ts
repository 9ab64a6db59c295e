import { languageCookie } from '../../../../src/shared/page-languages.ts'
import { language } from '../../copy/language.ts'

/** Whether another language was chosen since this document was loaded, by a login or in another tab. */
export const isLanguageOutdated = (): boolean =>
  document.cookie.includes(`${languageCookie}=`) && !document.cookie.includes(`${languageCookie}=${language}`)
