import {
  companyDefinition,
  companyIntroduction,
  companyNameAlone,
  companyNamePatterns,
  nameIntroduction,
  nonNames,
  offerWords,
} from '../lexicon/parsing/company-names.ts'

const maxTextLength = 4_000
const maxNameLength = 120

/** Finds the name of the company or person that wrote the text; empty if the text doesn't state it. */
export function findCompanyName(text: string): string {
  const start = text.slice(0, maxTextLength)
  for (const pattern of companyNamePatterns) {
    const name = pattern.exec(start)?.[1]?.trim().replace(nameIntroduction, '')
    if (name && !nonNames.test(name.split(/\s/)[0] ?? '') && name.length <= maxNameLength)
      return name.replace(/[,;:]$/, '')
  }
  return ''
}

/** Whether a sentence introduces the company, not what it offers or seeks. */
export function describesCompany(sentence: string): boolean {
  if (companyIntroduction.test(sentence)) return !offerWords.test(sentence)
  return companyDefinition.test(sentence) || companyNameAlone.test(sentence)
}
