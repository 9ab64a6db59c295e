import { limits } from '../../shared/limits.ts'
import { type Role, roleLabels } from '../../shared/roles.ts'
import { type Side, words } from '../../shared/sides.ts'

const paragraphs = (...lines: string[]): string => lines.join('\n\n')
const worksOnce = `It works once, for ${limits.codeMinutes} minutes.`

/** What a mail says about a conversation, given the other side's company and one's own listing. */
const news = {
  proposed: (company: string, listing: string) => ({
    subject: `A proposal for your ${listing}`,
    text: `${company} has proposed terms for your ${listing}. Read the proposal, and accept, counter or decline it here:`,
  }),
  declined: (company: string, listing: string) => ({
    subject: 'Your proposal was declined',
    text: `${company} has declined your proposal for your ${listing}. You can propose other terms here:`,
  }),
  withdrawn: (company: string, listing: string) => ({
    subject: `A proposal for your ${listing} was withdrawn`,
    text: `${company} has withdrawn its proposal for your ${listing}. You can propose terms yourself here:`,
  }),
  expired: (company: string, listing: string) => ({
    subject: `A proposal for your ${listing} has expired`,
    text: `The last proposal between you and ${company} for your ${listing} has expired without an answer. You can propose terms again here:`,
  }),
  accepted: (company: string, listing: string) => ({
    subject: 'Your proposal was accepted',
    text: `${company} has accepted your proposal for your ${listing}. The agreement is made. Read it here:`,
  }),
  asked: (company: string, listing: string) => ({
    subject: 'Your assistant asks you to decide',
    text: `Your assistant negotiates your ${listing} with ${company} and can’t go on by itself. Please decide here:`,
  }),
  negotiationEnded: (company: string, listing: string) => ({
    subject: 'The assistants have found no agreement',
    text: `The assistants of you and ${company} have used up their rounds for your ${listing}. You can go on yourself here:`,
  }),
  cancelRequested: (company: string, listing: string) => ({
    subject: 'A request to cancel your agreement',
    text: `${company} asks to cancel the agreement for your ${listing}. It stays in force unless you cancel it too:`,
  }),
  cancelled: (company: string, listing: string) => ({
    subject: 'Your agreement was cancelled',
    text: `You and ${company} have both cancelled the agreement for your ${listing}. You can propose terms again here:`,
  }),
}

export type News = keyof typeof news

/** What happened in a conversation. Names are already cleaned of links. */
export interface LeadNews {
  readonly firstName: string
  readonly company: string
  readonly side: Side
  readonly listing: string
  readonly link: string
}

export interface NewMatch extends LeadNews {
  readonly isVerified: boolean
  /** The other side's listing. */
  readonly other: string
}

interface JoinRequest {
  readonly person: string
  readonly email: string
  readonly company: string
  readonly role: Role
}

/** All mails to people. Mails about conversations name companies and listings, never points or terms. */
export const english = {
  loginCode: (code: string) => ({
    subject: `${code} is your Parley login code`,
    text: paragraphs(
      `Your code to log in to Parley is ${code}.`,
      worksOnce,
      "If you didn't ask for it, you can ignore this mail; nobody can log in without the code.",
    ),
  }),
  loginEmailCode: (code: string) => ({
    subject: `${code} confirms your new Parley login email`,
    text: paragraphs(
      `The code to use this address to log in to Parley is ${code}.`,
      worksOnce,
      "If you didn't ask for it, you can ignore this mail; nothing changes without the code.",
    ),
  }),
  companyEmailCode: (code: string) => ({
    subject: `${code} confirms your company's email on Parley`,
    text: paragraphs(
      `The code to show on Parley that this address belongs to your company is ${code}.`,
      worksOnce,
      "If you didn't ask for it, keep it to yourself; nothing changes without the code.",
    ),
  }),
  joinRequest: (code: string, { person, email, company, role }: JoinRequest) => ({
    subject: 'Someone asks to join your company on Parley',
    text: paragraphs(
      `${person || 'Someone'} (${email}) asks to join ${company} on Parley as ${roleLabels[role]}.`,
      `If that is right, give them this code: ${code}`,
      `${worksOnce} If you don't know this person, keep it to yourself and nothing happens.`,
    ),
  }),
  /** Doesn't name the new address: the reader may not be the person who chose it. */
  loginEmailChanged: (support: string) => ({
    subject: 'Your Parley login email was changed',
    text: paragraphs(
      'The login email of your Parley account was just changed, and this address can no longer log in.',
      `If this wasn't you, please write to ${support}.`,
    ),
  }),
  codesGuessed: (support: string) => ({
    subject: 'Someone is guessing your Parley login codes',
    text: paragraphs(
      `Within a day, ${limits.loginFailures} wrong login codes were entered for this address. None of them opened your account.`,
      `For now your login codes have ${limits.longLoginCode} characters instead of ${limits.loginCode}. Browsers in which you logged in before work as usual.`,
      `You don't have to do anything. If you have questions, please write to ${support}.`,
    ),
  }),
  newMatch: ({ firstName, company, side, listing, link, isVerified, other }: NewMatch) => ({
    subject: `New match for “${listing}”`,
    text: paragraphs(
      `Hello ${firstName},`,
      `your ${words[side].listing} “${listing}” has a new match: “${other}” by ${company}${isVerified ? '' : ' (unverified)'}.`,
      `The assistant has opened the conversation. Read it and answer here:\n${link}`,
      `You get this because the ${words[side].listing} asks for an email on each match. You can switch that off in its description.`,
    ),
  }),
  leadNews: (what: News, { firstName, company, side, listing, link }: LeadNews) => {
    const { subject, text } = news[what](company, `${words[side].listing} “${listing}”`)
    return { subject, text: paragraphs(`Hello ${firstName},`, `${text}\n${link}`) }
  },
}
