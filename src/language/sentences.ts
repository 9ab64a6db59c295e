/** Texts cut into sentences and clauses; every piece is a literal slice of the text, so it can be quoted. */

const abbreviations = new Set(
  `approx ca circa max min incl inkl excl exkl exc resp no nr art bzw usw etc vs dr mr mrs ms prof st str tel abs
  mind evtl ggf zzgl zb bspw e.g i.e eg ie z.b d.h u.a inc ltd corp co sr sra aprox máx mín núm p.ej env
  hr hrs wk mo yr fl sq ft kg jan feb mar apr jun jul aug sep sept oct nov dec dez okt mio mrd tsd p.a`.split(
    /\s+/,
  ),
)

const bullet = /^[ \t]*(?:[-–—•*·▪◦‣●○✓✔➢»]|\(?\d{1,2}[.)]|[a-z]\))[ \t]+/

/** The lines of a text without their bullets, and whether each was one. */
export function linesOf(text: string): { text: string; bulleted: boolean }[] {
  return text.split('\n').flatMap((line) => {
    const bulleted = bullet.test(line)
    const rest = line.replace(bullet, '').trim()
    return rest === '' ? [] : [{ text: rest, bulleted }]
  })
}

export function sentencesOf(text: string): string[] {
  return linesOf(text).flatMap((line) => sentencesOfLine(line.text))
}

/** Longer sentences are cut: what reads them may take time that grows faster than they do. */
const sentenceAtMost = 600

function sentencesOfLine(line: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const end of line.matchAll(/[.!?…]{1,8}["'”’»)]{0,4}(?=\s)|;(?=\s)|\s[•·▪|]\s/gu)) {
    const after = end.index + end[0].length
    if (
      end[0] === '.' &&
      !endsSentence(
        line.slice(Math.max(start, end.index - 30), end.index),
        line.slice(after, after + 30).trimStart(),
      )
    )
      continue
    sentences.push(line.slice(start, /^\s/.test(end[0]) || end[0] === ';' ? end.index : after))
    start = after
  }
  sentences.push(line.slice(start))
  return sentences
    .flatMap(slices)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

function slices(sentence: string): string[] {
  if (sentence.length <= sentenceAtMost) return [sentence]
  const space = sentence.lastIndexOf(' ', sentenceAtMost)
  const at = space > sentenceAtMost / 2 ? space : sentenceAtMost
  return [sentence.slice(0, at), ...slices(sentence.slice(at))]
}

/** A full stop ends no sentence after an abbreviation, a single letter or an ordinal, or before a small letter. */
function endsSentence(before: string, after: string): boolean {
  if (/^\p{Ll}/u.test(after)) return false
  const near = before.slice(-30)
  const last = /[\p{L}\p{N}.]+$/u.exec(near)?.[0].toLowerCase() ?? ''
  if (abbreviations.has(last))
    return (
      /^\p{Lu}/u.test(after) &&
      !/^(?:max|min|ca|approx|no|nr|z\.b|e\.g|i\.e|dr|mr|mrs|prof|st|inkl|incl|mind|zzgl)$/.test(last)
    )
  return !/^\p{L}$/u.test(last) && !/(?:^|\s)\d{1,2}$/.test(near)
}

const clauseEnds =
  /\s*(?:[;:–—]|\s-\s|,(?=\s)|\((?=\S)|\)|\b(?:but|however|although|whereas|except|aber|jedoch|sondern|außer|allerdings|mais|cependant|sauf|toutefois|pero|sino|excepto|salvo|aunque)\b)\s*/giu

/** The clauses of a sentence, each small enough to be affirmed or denied as one. */
export function clausesOf(sentence: string): string[] {
  const clauses: string[] = []
  let start = 0
  for (const end of sentence.matchAll(clauseEnds)) {
    const isWord = /\p{L}/u.test(end[0])
    clauses.push(sentence.slice(start, end.index))
    start = isWord ? end.index : end.index + end[0].length
  }
  clauses.push(sentence.slice(start))
  return clauses.map((clause) => clause.trim()).filter((clause) => /[\p{L}\p{N}]/u.test(clause))
}
