import { AssistantError } from './errors.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** Larger pictures can't be shown or sent to a model. In pixels. */
const maxPixels = 50_000_000
/** Metadata and thumbnails of cameras take some dozens of segments before the size. */
const maxJpegSegments = 1_000

/**
 * The dimensions in pixels of a JPEG, PNG or GIF. Reads the file's headers only, within a fixed number of steps: files are
 * untrusted.
 *
 * @throws AssistantError 'unreadable'
 */
export function imageSize(bytes: Uint8Array): Size {
  const size = readSize(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (!size?.width || !size.height) throw new AssistantError('unreadable', 'This picture could not be read.')
  if (size.width * size.height > maxPixels)
    throw new AssistantError('unreadable', 'This picture is too large: more than 50 megapixels.')
  return size
}

const jpegStart = 0xffd8
const pngStart = 0x89504e47
const gifStart = 0x47494638
const pngHeaderChunk = 0x49484452
/** A chunk that iOS writes before the header chunk. */
const pngAppleChunk = 0x43674249

/** Null for an unknown format and for a file that ends too early. */
function readSize(view: DataView): Size | null {
  if (view.byteLength < 32) return null
  if (view.getUint16(0) === jpegStart) return jpegSize(view)
  if (view.getUint32(0) === gifStart)
    return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
  return view.getUint32(0) === pngStart ? pngSize(view) : null
}

function pngSize(view: DataView): Size | null {
  const chunk = view.getUint32(12) === pngAppleChunk ? 24 : 8
  if (view.byteLength < chunk + 16 || view.getUint32(chunk + 4) !== pngHeaderChunk) return null
  return { width: view.getUint32(chunk + 8), height: view.getUint32(chunk + 12) }
}

/** A JPEG is a list of segments: 0xff, a type, the length of the rest. The one that starts the frame has the size. */
function jpegSize(view: DataView): Size | null {
  let at = 2
  for (let segment = 0; segment < maxJpegSegments && at + 9 <= view.byteLength; segment++) {
    if (view.getUint8(at) !== 0xff) return null
    const type = view.getUint8(at + 1)
    // 0xff may be repeated as padding.
    if (type === 0xff) {
      at += 1
      continue
    }
    if (isFrameStart(type)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    const length = view.getUint16(at + 2)
    if (length < 2) return null
    at += 2 + length
  }
  return null
}

/** SOF0 to SOF15, except the three markers among them that define tables. */
const isFrameStart = (type: number): boolean =>
  type >= 0xc0 && type <= 0xcf && type !== 0xc4 && type !== 0xc8 && type !== 0xcc
