import { limits } from '../../shared/limits.ts'
import type { Role } from '../../shared/roles.ts'
import type { Side } from '../../shared/sides.ts'
import type { english, News } from './english.ts'

const paragraphs = (...lines: string[]): string => lines.join('\n\n')
const worksOnce = `Er gilt einmal, ${limits.codeMinutes} Minuten lang.`

const words = { seller: 'Angebot', buyer: 'Gesuch' } as const satisfies Record<Side, string>

const roles = {
  individual: 'Privatperson',
  'company manager': 'Manager im Unternehmen',
  'company individual contributor': 'Mitarbeiter im Unternehmen',
} as const satisfies Record<Role, string>

const news = {
  proposed: (company: string, listing: string) => ({
    subject: `Ein Vorschlag für Ihr ${listing}`,
    text: `${company} hat Konditionen für Ihr ${listing} vorgeschlagen. Hier können Sie den Vorschlag lesen, annehmen, beantworten oder ablehnen:`,
  }),
  declined: (company: string, listing: string) => ({
    subject: 'Ihr Vorschlag wurde abgelehnt',
    text: `${company} hat Ihren Vorschlag für Ihr ${listing} abgelehnt. Hier können Sie andere Konditionen vorschlagen:`,
  }),
  withdrawn: (company: string, listing: string) => ({
    subject: `Ein Vorschlag für Ihr ${listing} wurde zurückgezogen`,
    text: `${company} hat den Vorschlag für Ihr ${listing} zurückgezogen. Hier können Sie selbst Konditionen vorschlagen:`,
  }),
  expired: (company: string, listing: string) => ({
    subject: `Ein Vorschlag für Ihr ${listing} ist abgelaufen`,
    text: `Der letzte Vorschlag zwischen Ihnen und ${company} für Ihr ${listing} ist ohne Antwort abgelaufen. Hier können Sie wieder Konditionen vorschlagen:`,
  }),
  accepted: (company: string, listing: string) => ({
    subject: 'Ihr Vorschlag wurde angenommen',
    text: `${company} hat Ihren Vorschlag für Ihr ${listing} angenommen. Die Vereinbarung ist geschlossen. Hier können Sie sie lesen:`,
  }),
  asked: (company: string, listing: string) => ({
    subject: 'Ihr Assistent bittet Sie um eine Entscheidung',
    text: `Ihr Assistent verhandelt mit ${company} über Ihr ${listing} und kommt allein nicht weiter. Bitte entscheiden Sie hier:`,
  }),
  negotiationEnded: (company: string, listing: string) => ({
    subject: 'Die Assistenten haben keine Vereinbarung gefunden',
    text: `Ihr Assistent und der von ${company} haben ihre Runden für Ihr ${listing} aufgebraucht. Hier können Sie selbst weitermachen:`,
  }),
  cancelRequested: (company: string, listing: string) => ({
    subject: 'Eine Bitte, Ihre Vereinbarung aufzuheben',
    text: `${company} bittet darum, die Vereinbarung für Ihr ${listing} aufzuheben. Sie gilt weiter, solange nicht auch Sie sie aufheben:`,
  }),
  cancelled: (company: string, listing: string) => ({
    subject: 'Ihre Vereinbarung wurde aufgehoben',
    text: `Sie und ${company} haben die Vereinbarung für Ihr ${listing} beide aufgehoben. Hier können Sie wieder Konditionen vorschlagen:`,
  }),
} satisfies Record<News, object>

export const german: typeof english = {
  loginCode: (code) => ({
    subject: `${code} ist Ihr Code für Parley`,
    text: paragraphs(
      `Ihr Code für die Anmeldung bei Parley ist ${code}.`,
      worksOnce,
      'Wenn Sie ihn nicht angefordert haben, brauchen Sie nichts zu tun: Ohne den Code kann sich niemand anmelden.',
    ),
  }),
  loginEmailCode: (code) => ({
    subject: `${code} bestätigt Ihre neue E-Mail-Adresse für Parley`,
    text: paragraphs(
      `Der Code, um sich mit dieser Adresse bei Parley anzumelden, ist ${code}.`,
      worksOnce,
      'Wenn Sie ihn nicht angefordert haben, brauchen Sie nichts zu tun: Ohne den Code ändert sich nichts.',
    ),
  }),
  companyEmailCode: (code) => ({
    subject: `${code} bestätigt die Adresse Ihres Unternehmens bei Parley`,
    text: paragraphs(
      `Der Code, der bei Parley zeigt, dass diese Adresse Ihrem Unternehmen gehört, ist ${code}.`,
      worksOnce,
      'Wenn Sie ihn nicht angefordert haben, geben Sie ihn nicht weiter: Ohne den Code ändert sich nichts.',
    ),
  }),
  joinRequest: (code, { person, email, company, role }) => ({
    subject: 'Jemand möchte bei Parley Ihrem Unternehmen beitreten',
    text: paragraphs(
      `${person || 'Jemand'} (${email}) möchte bei Parley ${company} beitreten, als ${roles[role]}.`,
      `Wenn das richtig ist, geben Sie dieser Person diesen Code: ${code}`,
      `${worksOnce} Wenn Sie die Person nicht kennen, geben Sie ihn nicht weiter; dann geschieht nichts.`,
    ),
  }),
  loginEmailChanged: (support) => ({
    subject: 'Ihre E-Mail-Adresse für Parley wurde geändert',
    text: paragraphs(
      'Die E-Mail-Adresse für Ihre Anmeldung bei Parley wurde gerade geändert. Mit dieser Adresse ist keine Anmeldung mehr möglich.',
      `Wenn Sie das nicht waren, schreiben Sie bitte an ${support}.`,
    ),
  }),
  codesGuessed: (support) => ({
    subject: 'Jemand versucht, Ihre Codes für Parley zu erraten',
    text: paragraphs(
      `Innerhalb eines Tages wurden für diese Adresse ${limits.loginFailures} falsche Codes eingegeben. Keiner davon hat Ihr Konto geöffnet.`,
      `Ihre Codes haben vorerst ${limits.longLoginCode} statt ${limits.loginCode} Zeichen. Browser, in denen Sie schon angemeldet waren, funktionieren wie gewohnt.`,
      `Sie brauchen nichts zu tun. Bei Fragen schreiben Sie bitte an ${support}.`,
    ),
  }),
  newMatch: ({ firstName, company, side, listing, link, isVerified, other }) => ({
    subject: `Neuer Treffer für „${listing}“`,
    text: paragraphs(
      `Guten Tag ${firstName},`,
      `Ihr ${words[side]} „${listing}“ hat einen neuen Treffer: „${other}“ von ${company}${isVerified ? '' : ' (nicht bestätigt)'}.`,
      `Der Assistent hat das Gespräch eröffnet. Hier können Sie es lesen und antworten:\n${link}`,
      `Sie erhalten diese Nachricht, weil das ${words[side]} eine E-Mail bei jedem Treffer vorsieht. Das lässt sich in seiner Beschreibung ausschalten.`,
    ),
  }),
  leadNews: (what, { firstName, company, side, listing, link }) => {
    const { subject, text } = news[what](company, `${words[side]} „${listing}“`)
    return { subject, text: paragraphs(`Guten Tag ${firstName},`, `${text}\n${link}`) }
  },
}
