import { type Language, stopwords } from '../../../../language/languages.ts'
import { deniedSpans, isDenied } from '../../../../language/polarity.ts'
import { quantitiesOf } from '../../../../language/quantities/quantities.ts'
import type { Quantity } from '../../../../language/quantities/quantity.ts'
import { meaningsOf } from '../../../../language/terms/glossary.ts'
import { stemOf } from '../../../../language/terms/terms.ts'
import { memoizeTextByLanguage } from '../memoize.ts'

/** A sentence taken apart: its words that carry meaning, what it denies, its amounts. */
export interface Reading {
  readonly text: string
  readonly language: Language
  readonly words: readonly Word[]
  readonly quantities: readonly Quantity[]
}

export interface Word {
  readonly text: string
  readonly stem: string
  readonly meanings: readonly number[]
  readonly denied: boolean
  /** What is counted in an amount: '200 guests'. */
  readonly counted: boolean
  /** How much the word says: little for what stands in every listing. */
  readonly weight: number
  readonly index: number
}

/** Words of every listing, in four languages; they say nothing about a requirement. */
const fluff = new Set(
  `need needs needed require requires required requirement requirements must should shall offer offers offered offering provide provides provided providing provider supply supplies supplied supplier suppliers able ability want wants wanted look looking search searching seek seeking find company companies business firm service services product products goods good quality high best great top reliable reliably professional available availability include includes included including inclusive possible possibly use used using work works working please ideal ideally prefer preferably preferred minimum maximum least most know able everything anything kind type types various full fully complete completely like would new own directly direct regular regularly capacity capable range customer customers client clients time times order orders current currently strong excellent ensure general area based approximately about yes sure course happy glad currently today additional extra standard normal usual typical well within during interested important essential necessary mandatory welcome plus proof proven existing next future option options material materials done made make also only quantity amount possible base goods item items list day days week weeks month months year years hour hours
  brauchen benötigen benötigt benötigten brauche suchen suche sucht gesucht bieten biete bietet anbieten anbieter angebot müssen muss sollen soll sollte sollten möchten möglich verfügbar vorhanden firma unternehmen betrieb qualität hochwertig zuverlässig professionell inklusive bitte ideal gerne gern mindestens maximal höchstens benötigte erforderlich notwendig nötig voraussetzung wichtig lieferant produkt produkte ware waren leistung leistungen dienstleistung dienstleistungen kunde kunden uns unsere unser neu regelmäßig erfolgt bereits ca gestellt wunsch erhältlich nächstes material art stellen tag tage woche wochen monat monate jahr jahre stunde stunden arbeiten
  besoin besoins cherchons cherche recherchons recherche proposons propose offrons offre fournir fournisseur fournissons doit doivent devra possible disponible disponibles entreprise société qualité haute produit produits service services client clients exigé exigée requis requise nécessaire souhaité souhaitons impératif obligatoire minimum maximum jour jours semaine semaines mois an ans heure heures assurons
  necesitamos necesita necesito buscamos busco ofrecemos ofrece oferta proveedor debe deben deberá posible disponible disponibles empresa calidad alta producto productos servicio servicios cliente clientes requerido requisito imprescindible necesario mínimo máximo contamos tenemos realizamos día días semana semanas mes meses año años hora horas`.split(
    /\s+/,
  ),
)

/** A sentence is never longer; other texts are read from their beginning. */
const readAtMost = 1_000

/** Words that only turn or bound what stands beside them; that is read elsewhere. */
const turning = new Set(
  'not no nor never none cannot without less fewer over under above below beyond maximum minimum than nicht kein keine keinen keiner nie ohne weniger höchstens mindestens pas sans moins jamais aucun aucune sin nunca menos'.split(
    ' ',
  ),
)

const wordPattern = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|[-’'](?=\p{L}{4,}))*/gu

export const readingOf = memoizeTextByLanguage(read)

function read(whole: string, language: Language): Reading {
  const text = whole.slice(0, readAtMost)
  const quantities = quantitiesOf(text, language)
  const denied = deniedSpans(text)
  const words: Word[] = []
  for (const match of text.matchAll(wordPattern)) {
    const inQuantity = quantities.find((q) => match.index >= q.index && match.index < q.end)
    if (inQuantity && inQuantity.dimension !== 'count') continue
    const counted = inQuantity !== undefined
    for (const part of partsOf(match[0].toLowerCase(), language)) {
      const word = wordOf(part, language, match.index, isDenied(denied, match.index))
      if (word) words.push({ ...word, counted })
    }
  }
  return { text, language, words, quantities }
}

/** 'Gluten-free' is read as its parts, unless the glossary knows it whole. */
function partsOf(word: string, language: Language): string[] {
  if (!/[-’']/.test(word) || meaningsOf(stemOf(word, language), language).length > 0) return [word]
  return word.split(/[-’']/).filter((part) => part !== 'free' && part !== 'frei')
}

function wordOf(raw: string, language: Language, index: number, denied: boolean): Word | null {
  // 'unarmed' denies 'armed'; in 'nussfrei' it is the nuts that are denied.
  const bare = language === 'de' ? raw.replace(/(?<=\p{L}{4})(?:freie[nmrs]?|frei)$/u, '') : raw
  const undone = language === 'en' ? /^un(\p{L}{3,}(?:ed|able))$/u.exec(bare)?.[1] : undefined
  const text = undone ?? bare
  if (text.length < 2 || stopwords[language].has(text) || turning.has(text)) return null
  if (/^\d{1,3}$/.test(text)) return null
  const stem = stemOf(text, language)
  return {
    text,
    stem,
    meanings: meaningsOf(stem, language),
    denied: undone ? !denied : denied,
    counted: false,
    weight: weightOf(text),
    index,
  }
}

function weightOf(text: string): number {
  if (fluff.has(text)) return 0.1
  return /\d/.test(text) ? 2 : 1
}

/** Whether two words say the same: one stem, one meaning, one within the other's compound, or cognates. */
export function same(a: Word, b: Word): boolean {
  if (a.stem === b.stem || a.text === b.text) return true
  if (a.meanings.length > 0 && b.meanings.length > 0)
    return a.meanings.some((meaning) => b.meanings.includes(meaning))
  const [short, long] = a.stem.length <= b.stem.length ? [a.stem, b.stem] : [b.stem, a.stem]
  if (short.length < 5) return false
  const alike =
    (long.endsWith(short) && long.length - short.length >= 3) ||
    long.startsWith(short.slice(0, Math.max(5, Math.ceil(long.length * 0.7))))
  return alike && !/\d/.test(short)
}
