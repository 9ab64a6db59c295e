import { fileURLToPath } from 'node:url'
import type PDFDocument from 'pdfkit'

/** The parts of the document's layout: A4, in points. */

export const margin = 56
export const pageWidth = 595.28
export const pageHeight = 841.89
export const width = pageWidth - 2 * margin
/** Below it stands the footer. */
const bottom = pageHeight - margin - 24
const rowGap = 7

export const ink = { text: '#17202a', muted: '#5b6875', line: '#d5dbe1', accent: '#0d685d' }

export type Paper = InstanceType<typeof PDFDocument>

/** Inter has Latin with all accents, Greek, Cyrillic and Vietnamese. Documents embed the characters that they use. */
const fontFile = (name: string) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${name}/Inter_${name}.ttf`))
export const fonts = { regular: fontFile('400Regular'), bold: fontFile('600SemiBold') }

/** Begins a new page unless `height` fits on this one. */
export function reserve(paper: Paper, height: number): void {
  if (paper.y + height > bottom) paper.addPage()
}

/** @param needed what must fit on the same page, so that no heading stands alone */
export function heading(paper: Paper, text: string, needed = 80): void {
  reserve(paper, needed)
  paper.moveDown(1.2)
  paper.font(fonts.bold).fontSize(12.5).fillColor(ink.text).text(text, margin, paper.y, { width })
  const y = paper.y + 4
  paper
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .lineWidth(0.8)
    .strokeColor(ink.line)
    .stroke()
  paper.y = y + 9
}

export function paragraph(paper: Paper, text: string, color = ink.muted): void {
  paper.font(fonts.regular).fontSize(9.5).fillColor(color).text(text, margin, paper.y, { width, lineGap: 2 })
  paper.moveDown(0.5)
}

/** The time to lay out one word grows with the square of its length. */
const longWord = /\S{80}(?=[^\s\p{M}])/gu
/** Breaks words that are longer than most lines. */
const breakWords = (text: string): string => text.replaceAll(longWord, '$&\n')

export interface Cell {
  readonly text: string
  readonly bold?: boolean
  readonly color?: string
}

/**
 * A row of cells at the shares of the width, with a line below. A row stays on one page unless it is higher than a page:
 * then its cells follow each other.
 */
export function row(paper: Paper, shares: readonly number[], given: readonly Cell[], size = 9.5): void {
  const cells = given.map((cell) => ({ ...cell, text: breakWords(cell.text) }))
  const gap = 12
  const inner = width - gap * (cells.length - 1)
  const widths = shares.map((share) => share * inner)
  const use = ({ bold, color }: Cell) =>
    paper
      .font(bold ? fonts.bold : fonts.regular)
      .fontSize(size)
      .fillColor(color ?? ink.text)
  const heights = cells.map((cell, i) => use(cell).heightOfString(cell.text || ' ', options(widths[i])))
  const height = Math.max(...heights)
  if (height > bottom - margin) {
    for (const cell of cells) use(cell).text(cell.text, margin, paper.y, options(width))
  } else {
    reserve(paper, height + rowGap)
    const top = paper.y
    let x = margin
    for (const [i, cell] of cells.entries()) {
      use(cell).text(cell.text, x, top, options(widths[i]))
      x += (widths[i] ?? 0) + gap
    }
    paper.y = top + height
  }
  const y = paper.y + rowGap / 2
  paper
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .lineWidth(0.4)
    .strokeColor(ink.line)
    .stroke()
  paper.y = y + rowGap / 2
}

const options = (cellWidth: number | undefined) => ({ width: cellWidth ?? width, lineGap: 1.5 })

/** The footer of every page, written last, when the number of pages is known. */
export function footers(paper: Paper, text: string, pageText: (page: number, pages: number) => string): void {
  const { start, count } = paper.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    paper.switchToPage(page)
    // Text below the margin would begin a new page.
    paper.page.margins.bottom = 0
    const y = pageHeight - margin + 8
    paper.font(fonts.regular).fontSize(7.5).fillColor(ink.muted)
    paper.text(text, margin, y, { width: width - 80, lineBreak: false })
    paper.text(pageText(page - start + 1, count), margin + width - 80, y, { width: 80, align: 'right' })
  }
}
