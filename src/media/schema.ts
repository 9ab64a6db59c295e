import { z } from 'zod'
import { limits, mediaTypes } from '../shared/limits.ts'

export const presignSchema = z.object({
  filename: z.string().trim().min(1).max(limits.shortText),
  contentType: z.enum(Object.keys(mediaTypes) as [keyof typeof mediaTypes], 'Unsupported type'),
  /** What the file is for, as the client says it; kept for the key's folder only. */
  contextType: z.string().trim().max(limits.shortText).default('listing'),
  contextId: z.string().trim().max(limits.shortText).default(''),
})

export const analyseSchema = z.object({
  url: z.string().min(1).max(2_000),
  filename: z.string().trim().max(limits.shortText).default(''),
  contentType: z.string().trim().max(limits.shortText).default(''),
})

export const fileUrlSchema = z.object({ url: z.string().min(1).max(2_000) })

/**
 * Where and how the browser posts the file (multipart: the fields, then `file`). The embedded store's
 * addresses are without a host; readers elsewhere resolve them against the public address.
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
