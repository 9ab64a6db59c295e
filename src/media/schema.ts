import { z } from 'zod'
import { limits, mediaTypes } from '../shared/limits.ts'

export const presignSchema = z.object({
  filename: z.string().trim().min(1).max(limits.shortText),
  contentType: z.enum(Object.keys(mediaTypes) as [keyof typeof mediaTypes], 'Unsupported type'),
  /** `contextType` and `contextId` say what the file is for; they name its folders in the store. */
  contextType: z.string().trim().max(limits.shortText).default('listing'),
  contextId: z.string().trim().max(limits.shortText).default(''),
})

export const analyseSchema = z.object({
  url: z.string().min(1).max(2_000),
  /** Empty, or the name and type that the file was presigned with. */
  filename: z.string().trim().max(limits.shortText).default(''),
  contentType: z.string().trim().max(limits.shortText).default(''),
})

export const fileUrlSchema = z.object({ url: z.string().min(1).max(2_000) })

/**
 * Where and how the browser posts the file (multipart: the fields, then `file`). The embedded store's URLs have no
 * host; clients on other origins resolve them against the public URL.
 */
export interface PresignedView {
  url: string
  fields: Record<string, string>
  publicUrl: string
}

export interface AnalysisView {
  url: string
  state: 'presigned' | 'analysing' | 'done' | 'failed'
  analysis: {
    summary: string
    text: string
    width: number | null
    height: number | null
    pages: number | null
  } | null
  error: string | null
}
