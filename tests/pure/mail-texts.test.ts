import { describe, expect, test } from 'vitest'
import { english, type NewMatch, type News } from '../../src/mails/texts/english.ts'
import { german } from '../../src/mails/texts/german.ts'

const match: NewMatch = {
  ...{ firstName: 'Ada', company: 'Mill & Sons', side: 'seller', listing: 'Rye', other: 'Flour wanted' },
  ...{ link: 'https://parley.example/product_lead', isVerified: false },
}
const values = Object.values(match).filter((value) => typeof value === 'string' && value !== match.side)
const join = {
  ...{ person: 'Ada', email: 'ada@mill.example', company: 'Mill' },
  role: 'company manager',
} as const

const allNews = {
  ...{ proposed: 0, declined: 0, withdrawn: 0, expired: 0, accepted: 0 },
  ...{ asked: 0, negotiationEnded: 0, cancelRequested: 0, cancelled: 0 },
} satisfies Record<News, 0>

type Texts = typeof english
const mails: Record<string, { write(texts: Texts): { subject: string; text: string }; names: string[] }> = {
  loginCode: { write: (texts) => texts.loginCode('K7'), names: ['K7'] },
  loginEmailCode: { write: (texts) => texts.loginEmailCode('K7'), names: ['K7'] },
  companyEmailCode: { write: (texts) => texts.companyEmailCode('K7'), names: ['K7'] },
  joinRequest: { write: (texts) => texts.joinRequest('K7', join), names: ['K7', 'Ada', join.email, 'Mill'] },
  loginEmailChanged: {
    write: (texts) => texts.loginEmailChanged('help@x.example'),
    names: ['help@x.example'],
  },
  codesGuessed: { write: (texts) => texts.codesGuessed('help@x.example'), names: ['help@x.example'] },
  newMatch: { write: (texts) => texts.newMatch(match), names: values },
  ...Object.fromEntries(
    Object.keys(allNews).map((what) => [
      `leadNews: ${what}`,
      {
        write: (texts: Texts) => texts.leadNews(what as News, match),
        names: values.filter((value) => value !== match.other),
      },
    ]),
  ),
}

test('every mail is compared', () => {
  expect(new Set(Object.keys(mails).map((name) => name.split(':')[0]))).toEqual(new Set(Object.keys(english)))
})

describe.each(Object.entries(mails))('%s', (_, { write, names }) => {
  test('says the same in both languages', () => {
    const [inEnglish, inGerman] = [write(english), write(german)]
    for (const { text } of [inEnglish, inGerman])
      expect(names.filter((name) => !text.includes(name))).toEqual([])
    expect(inGerman.subject).not.toBe(inEnglish.subject)
    expect(inGerman.text.split('\n')).toHaveLength(inEnglish.text.split('\n').length)
    const shared = inEnglish.text.split('\n').filter((line) => line && inGerman.text.includes(line))
    expect(shared.filter((line) => line !== match.link)).toEqual([])
    // German quotation marks and the formal address.
    expect(`${inGerman.subject} ${inGerman.text}`).not.toMatch(/“\w|\b(?:du|dich|dir|dein\w*)\b/i)
  })
})
