import { crc32, deflateSync } from 'node:zlib'
import type { SignedIn } from '../../src/context.ts'
import { presign } from '../../src/media/presign.ts'
import { type PresignedView, presignSchema } from '../../src/media/schema.ts'
import type { MediaType } from '../../src/shared/limits.ts'

/** Generates valid image and PDF files, and uploads them. */

/** A PNG of `size` × `size` pixels in one colour. */
export function pngFile(size = 2): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(size * 3, 0x7f)])
  const pixels = deflateSync(Buffer.concat(Array.from({ length: size }, () => row)))
  return Uint8Array.from(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      chunk('IDAT', pixels),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  )
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A PDF of one page that contains `text`. */
export function pdfFile(text: string): Uint8Array<ArrayBuffer> {
  const content = `BT /F1 18 Tf 40 100 Td (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let pdf = '%PDF-1.4\n'
  const offsets = objects.map((object, i) => {
    const at = pdf.length
    pdf += `${i + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const start = pdf.length
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  pdf += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Uint8Array.from(Buffer.from(pdf, 'latin1'))
}

interface Upload {
  filename?: string
  contentType?: MediaType
  bytes?: Uint8Array<ArrayBuffer>
  /** What the file is for; a listing by default. */
  contextType?: string
}

/** Posts a presigned form as a browser does: the fields first, then the file. */
export async function postForm(
  base: string,
  { url, fields }: Pick<PresignedView, 'url' | 'fields'>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  body.append('file', new Blob([bytes]), 'file')
  return await fetch(new URL(url, base), { method: 'POST', body })
}

/** Presigns and uploads a file. Returns its public URL. */
export async function uploadFile(
  base: string,
  ctx: SignedIn,
  { filename = 'flour.png', contentType = 'image/png', bytes = pngFile(), contextType }: Upload = {},
): Promise<string> {
  const form = await presign(ctx, presignSchema.parse({ filename, contentType, contextType }))
  const posted = await postForm(base, form, bytes)
  if (!posted.ok) throw new Error(`The store answered ${posted.status}: ${await posted.text()}`)
  return form.publicUrl
}
