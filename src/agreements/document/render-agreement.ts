import type { AgreementParty, AgreementStep, AgreementView } from '../../shared/proposals/agreements.ts'
import { sides } from '../../shared/sides.ts'
import {
  dayText,
  includedText,
  moneyText,
  outcomeText,
  quantityText,
  sideText,
  termText,
  timeText,
  verdictText,
} from './format.ts'
import {
  type Cell,
  fonts,
  footers,
  heading,
  ink,
  margin,
  type Paper,
  paragraph,
  reserve,
  row,
  width,
} from './paper.ts'

/**
 * The agreement as a PDF. It states the agreement as it was made, so that it has the same bytes for both sides and each
 * time: nothing in it depends on the reader, the clock, or a later cancellation.
 */
export async function renderAgreement(agreement: AgreementView): Promise<Uint8Array> {
  // Loaded when it is needed: the package and its fonts are large.
  const { default: PDFDocument } = await import('pdfkit')
  const acceptedAt = new Date(agreement.acceptedAt)
  const paper = new PDFDocument({
    size: 'A4',
    margins: { top: margin, bottom: margin, left: margin, right: margin },
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    font: fonts.regular,
    info: {
      Title: `Agreement: ${agreement.parties.seller.listingName}`,
      Author: 'Parley',
      Subject: `Agreement ${agreement.id}`,
      // The file's id is derived from these.
      CreationDate: acceptedAt,
      ModDate: acceptedAt,
    },
  })
  const bytes = collect(paper)
  title(paper, agreement)
  parties(paper, agreement)
  agreed(paper, agreement)
  requirements(paper, agreement)
  acceptance(paper, agreement)
  certificate(paper, agreement)
  footers(paper, `Agreement ${agreement.id}`)
  paper.end()
  return bytes
}

function collect(paper: Paper): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const chunks: Buffer[] = []
  paper.on('data', (chunk: Buffer) => chunks.push(chunk))
  paper.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
  paper.on('error', reject)
  return promise
}

const keyAndValue = [0.32, 0.68]
const facts = (paper: Paper, entries: readonly (readonly [string, string | null])[]) => {
  for (const [label, text] of entries)
    if (text !== null) row(paper, keyAndValue, [{ text: label, color: ink.muted }, { text }])
}

function title(paper: Paper, { parties: { seller, buyer }, acceptedAt }: AgreementView): void {
  paper.rect(margin, margin, 26, 4).fill(ink.accent)
  paper.y = margin + 16
  paper.font(fonts.bold).fontSize(24).fillColor(ink.text).text('Agreement', margin, paper.y, { width })
  paper.font(fonts.regular).fontSize(11).fillColor(ink.muted)
  paper.text(`between ${seller.companyName} and ${buyer.companyName}, made on ${dayText(acceptedAt)}`, {
    width,
  })
}

function parties(paper: Paper, agreement: AgreementView): void {
  heading(paper, 'Parties')
  for (const side of sides) {
    const { listingName } = agreement.parties[side]
    const listing = side === 'seller' ? 'Offering' : 'Request'
    row(
      paper,
      [0.16, 0.36, 0.48],
      [
        { text: sideText[side], color: ink.muted },
        { text: markedName(agreement.parties[side]), bold: true },
        { text: `${listing}: ${listingName}` },
      ],
    )
  }
}

/** The company as it stood then. An agreement made before this was recorded shows only the name. */
const markedName = ({ companyName, companyVerified }: AgreementParty): string =>
  companyVerified === false ? `${companyName} (unverified)` : companyName

function agreed(paper: Paper, { package: agreedPackage }: AgreementView): void {
  heading(paper, 'What was agreed')
  reserve(paper, 60)
  paper.font(fonts.bold).fontSize(20).fillColor(ink.accent)
  paper.text(moneyText(agreedPackage.total), margin, paper.y, { width })
  paragraph(paper, `Total. ${includedText(agreedPackage)}.`)
  facts(paper, [
    ['Quantity', quantityText(agreedPackage)],
    ...agreedPackage.terms.map((term) => [term.label, termText(term)] as const),
  ])
}

function requirements(paper: Paper, { requirements: list, judgementsShared }: AgreementView): void {
  heading(paper, 'Requirements of the request')
  if (list.length === 0) paragraph(paper, 'The request shows no requirements.')
  else if (!judgementsShared) paragraph(paper, 'The buyer has not shared its judgements of the requirements.')
  for (const [i, { requirement, verdict }] of list.entries()) {
    const number: Cell = { text: `${i + 1}`, color: ink.muted }
    if (judgementsShared)
      row(
        paper,
        [0.06, 0.7, 0.24],
        [number, { text: requirement }, { text: verdictText(verdict), bold: verdict !== null }],
      )
    else row(paper, [0.06, 0.94], [number, { text: requirement }])
  }
}

function acceptance(paper: Paper, agreement: AgreementView): void {
  const { acceptedBy, parties: both, history, proposalId } = agreement
  const accepted = history.find(({ id }) => id === proposalId)
  const authority = acceptedBy.authority === 'mandate' ? ' (by the assistant, on this person’s mandate)' : ''
  heading(paper, 'Acceptance')
  facts(paper, [
    ['Accepted by', `${acceptedBy.employeeName}${authority}, for ${both[acceptedBy.side].companyName}`],
    ['Accepted at', timeText(agreement.acceptedAt)],
    ['Proposal', accepted ? `Number ${accepted.number}, by the ${accepted.side}` : proposalId],
  ])
  // Small enough for one line, so that it can be searched and copied whole.
  row(
    paper,
    keyAndValue,
    [{ text: 'SHA-256 of the package', color: ink.muted }, { text: agreement.hash }],
    7.5,
  )
  paragraph(
    paper,
    'The hash is computed from the package’s canonical JSON (RFC 8785) without its hash. Anybody who has the package can compute and compare it. This document states the agreement as it was made. Whether it was cancelled since is shown on its page.',
  )
}

/** The proposals that led to the agreement, with their times. */
function certificate(paper: Paper, { history }: AgreementView): void {
  heading(paper, 'Certificate of history', 150)
  const shares = [0.06, 0.2, 0.25, 0.24, 0.25]
  const head = ['No.', 'Made by', 'Made at', 'Prices', 'Outcome']
  row(
    paper,
    shares,
    head.map((text) => ({ text, bold: true, color: ink.muted })),
    8,
  )
  for (const proposal of history) row(paper, shares, proposalCells(proposal), 8)
}

const proposalCells = (proposal: AgreementStep): Cell[] => [
  { text: `${proposal.number}` },
  {
    text: `${sideText[proposal.side]}, by ${proposal.author === 'assistant' ? 'the assistant' : 'a person'}`,
  },
  { text: `${timeText(proposal.createdAt)}\nvalid until ${timeText(proposal.validUntil)}` },
  { text: proposal.totals.map(moneyText).join('\n') },
  { text: outcomeText(proposal), bold: proposal.status === 'accepted' },
]
