import { detectLanguage } from '../src/language/languages.ts'
import * as briefs from '../src/providers/assistant/briefs.ts'
import { makeAssistant } from '../src/providers/assistant/make.ts'
import { devPairs } from './eval/dev-pairs.ts'
import { buyerOf, sellerOf, threadOf } from './eval/listings.ts'
import { devMoreThreads } from './eval/sets/dev-more-threads.ts'
import { devThreads } from './eval/sets/dev-threads.ts'

const assistant = makeAssistant({ kind: 'rules' })
const show = process.argv[2]
const lab = (v: string | null | undefined) => (v === 'meet' ? '+' : v === 'not meet' ? '-' : '?')
for (const [name, pairs] of [
  ['pairs', devPairs],
  ['threads', devThreads],
  ['more', devMoreThreads],
] as const) {
  const rows: any[] = []
  for (const p of pairs) {
    const js = await assistant.judge(briefs.judgeBrief(sellerOf(p), buyerOf(p), threadOf(p)), {})
    const lang = detectLanguage(
      [p.buyer.name, p.buyer.description, ...p.requirements.map((r) => r[0])].join('. '),
    )
    p.requirements.forEach(([t, e], i) =>
      rows.push({ id: p.id, lang, t, e, a: lab(js[i]?.verdict), q: js[i]?.quote, r: js[i]?.reason }),
    )
  }
  for (const l of ['en', 'de', 'fr', 'es', 'all']) {
    const x = rows.filter((r) => l === 'all' || r.lang === l)
    const def = x.filter((r) => r.a !== '?')
    console.log(
      name,
      l,
      x.length,
      'acc',
      ((100 * x.filter((r) => r.a === r.e).length) / x.length).toFixed(1),
      'definite',
      def.length,
      'of',
      x.filter((r) => r.e !== '?').length,
      'wrong',
      def.filter((r) => r.a !== r.e).length,
    )
  }
  if (show === name || show === 'all')
    for (const r of rows.filter((r) => r.a !== r.e))
      console.log(
        `${r.a === '?' ? '  miss' : '**WRONG'} ${r.id} [${r.t}] exp ${r.e} got ${r.a} | ${r.r} | ${r.q ?? ''}`,
      )
}
