import type { PageLanguage } from '../../shared/page-languages.ts'
import type { AgreementParty, AgreementStep, AgreementView } from '../../shared/proposals/agreements.ts'
import { sides } from '../../shared/sides.ts'
import { dayText, moneyText, quantityText, termText, timeText } from './format.ts'
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
import { type DocumentTexts, documentTexts } from './texts/document-texts.ts'

/**
 * The agreement as a PDF in one of the pages' languages. It states the agreement as it was made, so that in each language
 * it has the same bytes for both sides and each time: nothing else in it depends on the reader, the clock, or a later
 * cancellation.
 */
export async function renderAgreement(agreement: AgreementView, language: PageLanguage): Promise<Uint8Array> {
  // Loaded when it is needed: the package and its fonts are large.
  const { default: PDFDocument } = await import('pdfkit')
  const texts = documentTexts[language]
  const acceptedAt = new Date(agreement.acceptedAt)
  const paper = new PDFDocument({
    size: 'A4',
    margins: { top: margin, bottom: margin, left: margin, right: margin },
    bufferPages: true,
    lang: language,
    displayTitle: true,
    font: fonts.regular,
    info: {
      Title: texts.titleOf(agreement.parties.seller.listingName),
      Author: 'Parley',
      Subject: texts.numbered(agreement.id),
      // The file's id is derived from these.
      CreationDate: acceptedAt,
      ModDate: acceptedAt,
    },
  })
  const bytes = collect(paper)
  title(paper, texts, agreement)
  parties(paper, texts, agreement)
  agreed(paper, texts, agreement)
  requirements(paper, texts, agreement)
  acceptance(paper, texts, agreement)
  certificate(paper, texts, agreement)
  footers(paper, texts.numbered(agreement.id), texts.page)
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

/** In points, between a large line and the small one below it. */
const lineGap = 4

const keyAndValue = [0.32, 0.68]
const facts = (paper: Paper, entries: readonly (readonly [string, string | null])[]) => {
  for (const [label, text] of entries)
    if (text !== null) row(paper, keyAndValue, [{ text: label, color: ink.muted }, { text }])
}

function title(
  paper: Paper,
  texts: DocumentTexts,
  { parties: { seller, buyer }, acceptedAt }: AgreementView,
): void {
  paper.rect(margin, margin, 26, 4).fill(ink.accent)
  paper.y = margin + 16
  paper.font(fonts.bold).fontSize(24).fillColor(ink.text).text(texts.title, margin, paper.y, { width })
  paper.y += lineGap
  paper.font(fonts.regular).fontSize(11).fillColor(ink.muted)
  paper.text(texts.between(seller.companyName, buyer.companyName, dayText(texts, acceptedAt)), { width })
}

function parties(paper: Paper, texts: DocumentTexts, agreement: AgreementView): void {
  heading(paper, texts.parties)
  for (const side of sides) {
    const party = agreement.parties[side]
    row(
      paper,
      [0.16, 0.36, 0.48],
      [
        { text: texts.party(side), color: ink.muted },
        { text: markedName(texts, party), bold: true },
        { text: texts.listing(side, party.listingName) },
      ],
    )
  }
}

/** The company as it stood then. An agreement made before this was recorded shows only the name. */
const markedName = (texts: DocumentTexts, { companyName, companyVerified }: AgreementParty): string =>
  companyVerified === false ? texts.unverified(companyName) : companyName

function agreed(paper: Paper, texts: DocumentTexts, agreement: AgreementView): void {
  const { package: agreedPackage, note, parties: both } = agreement
  heading(paper, texts.agreed)
  reserve(paper, 60)
  paper.font(fonts.bold).fontSize(20).fillColor(ink.accent)
  paper.text(moneyText(texts, agreedPackage.total), margin, paper.y, { width })
  paper.y += lineGap
  paragraph(paper, texts.total(agreedPackage.taxIncluded, agreedPackage.deliveryIncluded))
  facts(paper, [
    [texts.quantity, quantityText(texts, agreedPackage)],
    ...agreedPackage.terms.map((term) => [texts.standardWord(term.label), termText(texts, term)] as const),
    [texts.note, note || null],
  ])
  const accepted = acceptedStep(agreement)
  if (note && accepted)
    paragraph(paper, texts.noteHint(both[accepted.side].companyName, accepted.author === 'assistant'))
}

function requirements(
  paper: Paper,
  texts: DocumentTexts,
  { requirements: list, judgementsShared }: AgreementView,
): void {
  heading(paper, texts.requirements)
  if (list.length === 0) paragraph(paper, texts.noRequirements)
  else if (!judgementsShared) paragraph(paper, texts.notShared)
  for (const [i, { requirement, verdict }] of list.entries()) {
    const number: Cell = { text: `${i + 1}`, color: ink.muted }
    if (judgementsShared)
      row(
        paper,
        [0.06, 0.7, 0.24],
        [number, { text: requirement }, { text: texts.verdict(verdict), bold: verdict !== null }],
      )
    else row(paper, [0.06, 0.94], [number, { text: requirement }])
  }
}

const acceptedStep = ({ history, proposalId }: AgreementView) => history.find(({ id }) => id === proposalId)

/** In points, about what the section takes: it isn't divided between pages, so that the hash stands with who accepted. */
const acceptanceHeight = 185

function acceptance(paper: Paper, texts: DocumentTexts, agreement: AgreementView): void {
  const { acceptedBy, parties: both, proposalId } = agreement
  const accepted = acceptedStep(agreement)
  const { companyName } = both[acceptedBy.side]
  heading(paper, texts.acceptance, acceptanceHeight)
  facts(paper, [
    [
      texts.acceptedBy,
      texts.accepter(
        acceptedBy.employeeName,
        companyName === acceptedBy.employeeName ? null : companyName,
        acceptedBy.authority === 'mandate',
      ),
    ],
    [texts.acceptedAt, timeText(texts, agreement.acceptedAt)],
    [texts.proposal, accepted ? texts.proposalOf(accepted.number, accepted.side) : proposalId],
  ])
  // Small enough for one line, so that it can be searched and copied whole.
  row(paper, keyAndValue, [{ text: texts.hash, color: ink.muted }, { text: agreement.hash }], 7.5)
  paragraph(paper, texts.hashNote)
}

/** The proposals that led to the agreement, with their times. */
function certificate(paper: Paper, texts: DocumentTexts, { history }: AgreementView): void {
  heading(paper, texts.history, 150)
  const shares = [0.06, 0.2, 0.25, 0.24, 0.25]
  row(
    paper,
    shares,
    texts.historyHead.map((text) => ({ text, bold: true, color: ink.muted })),
    8,
  )
  for (const proposal of history) row(paper, shares, proposalCells(texts, proposal), 8)
}

const proposalCells = (texts: DocumentTexts, proposal: AgreementStep): Cell[] => [
  { text: `${proposal.number}` },
  { text: texts.madeBy(proposal.side, proposal.author) },
  {
    text: `${timeText(texts, proposal.createdAt)}\n${texts.validUntil(timeText(texts, proposal.validUntil))}`,
  },
  { text: proposal.totals.map((total) => moneyText(texts, total)).join('\n') },
  { text: outcomeText(texts, proposal), bold: proposal.status === 'accepted' },
]

/** How a proposal ended, and when. */
const outcomeText = (texts: DocumentTexts, { status, closedAt }: AgreementStep): string =>
  closedAt ? `${texts.outcome(status)}\n${timeText(texts, closedAt)}` : texts.outcome(status)
