import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { imageSize } from '../../src/providers/assistant/image-size.ts'
import { mediaTypeOf } from '../../src/shared/files/media-type.ts'
import { png } from '../providers/assistant/files.ts'
import { cpuTimeOf } from '../setup/cpu-time.ts'

const megabytes = 1024 * 1024
const unreadable = /could not be read/

/** A segment of a JPEG: its type, its length and its content. */
const segment = (type: number, content: Uint8Array) =>
  Buffer.concat([Buffer.from([0xff, type]), uint16(content.length + 2), content])
const uint16 = (value: number) => Buffer.from([value >> 8, value & 0xff])
const frame = (width: number, height: number) =>
  Buffer.concat([Buffer.from([8]), uint16(height), uint16(width), Buffer.from([3])])
const jpeg = (...segments: Buffer[]) =>
  Buffer.concat([Buffer.from([0xff, 0xd8]), ...segments, Buffer.alloc(32)])
const gif = (width: number, height: number) =>
  Buffer.concat([Buffer.from('GIF89a'), Buffer.from([width, 0, height, 0]), Buffer.alloc(32)])

describe('the size of a picture', () => {
  test('is read from the headers of each format', () => {
    const appleChunk = Buffer.concat([Buffer.from([0, 0, 0, 4]), Buffer.from('CgBI'), Buffer.alloc(8)])
    const plain = Buffer.from(png(300, 20))
    const apple = Buffer.concat([plain.subarray(0, 8), appleChunk, plain.subarray(8)])
    expect(imageSize(plain)).toEqual({ width: 300, height: 20 })
    expect(imageSize(apple)).toEqual({ width: 300, height: 20 })
    expect(imageSize(gif(30, 7))).toEqual({ width: 30, height: 7 })
    for (const type of [0xc0, 0xc2, 0xcf])
      expect(imageSize(jpeg(segment(type, frame(640, 480))))).toEqual({ width: 640, height: 480 })
  })

  test('is found after a camera’s metadata, tables and padding', () => {
    const metadata = Array.from({ length: 12 }, () => segment(0xe1, Buffer.alloc(65_000, 0xff)))
    const tables = [0xdb, 0xc4, 0xcc].map((type) => segment(type, Buffer.alloc(60)))
    const file = jpeg(...metadata, ...tables, Buffer.alloc(9, 0xff), segment(0xc1, frame(4000, 3000)))
    expect(imageSize(file)).toEqual({ width: 4000, height: 3000 })
  })

  test('is refused above 50 megapixels, at 0, and for anything else', () => {
    expect(() => imageSize(jpeg(segment(0xc0, frame(10_000, 5_001))))).toThrow(/50 megapixels/)
    expect(imageSize(jpeg(segment(0xc0, frame(10_000, 5_000))))).toBeDefined()
    const broken = [jpeg(segment(0xc0, frame(0, 5))), jpeg(), Buffer.alloc(0), Buffer.from('%PDF-1.4')]
    for (const file of [...broken, Buffer.from(png(4, 4)).subarray(0, 20)])
      expect(() => imageSize(file)).toThrow(unreadable)
  })

  test('takes no longer for a hostile file than a hash of it', async () => {
    const starts = [
      [0xff, 0xd8, 0xff, 0xe0, 0, 0],
      [0xff, 0xd8, 0xff, 0xe0, 0, 2],
    ]
    for (const start of starts) {
      const repeated = Buffer.alloc(10 * megabytes, Buffer.from(start.slice(2)))
      const zeros = Buffer.alloc(10 * megabytes)
      const padding = Buffer.alloc(10 * megabytes, 0xff)
      for (const file of [repeated, zeros, padding]) {
        file.set(start)
        const baseline = await cpuTimeOf(() => createHash('sha256').update(file).digest())
        const time = await cpuTimeOf(() => expect(() => imageSize(file)).toThrow(unreadable))
        expect(time).toBeLessThan(baseline + 50)
      }
    }
  })
})

test('a file’s type is that of its first bytes', () => {
  expect(mediaTypeOf(png(2, 2))).toBe('image/png')
  expect(mediaTypeOf(jpeg(segment(0xe0, Buffer.alloc(4))))).toBe('image/jpeg')
  expect(mediaTypeOf(gif(1, 1))).toBe('image/gif')
  expect(mediaTypeOf(Buffer.from('%PDF-1.7'))).toBe('application/pdf')
  for (const other of ['', '<svg>', ' %PDF-', 'GIF88a', 'MZ', '\x89PNG']) {
    expect(mediaTypeOf(Buffer.from(other, 'latin1'))).toBeNull()
  }
})
