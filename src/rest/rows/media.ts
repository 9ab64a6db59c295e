import { z } from 'zod'
import type { MediaType } from '../../shared/limits.ts'
import { done, row, success, userId } from '../row.ts'

export const mediaRows = [
  row({
    method: 'POST',
    paths: '/api/generate_presigned_post',
    tag: 'Media',
    summary: 'A form to post one file to the store',
    body: z.object({
      filename: z.string(),
      contentType: z.string(),
      contextType: z.string().nullish(),
      contextId: z.string().nullish(),
    }),
    procedure: (api) => api.media.presign,
    input: ({ body }) => ({
      filename: body.filename,
      // Which types are taken is the procedure's to say.
      contentType: body.contentType as MediaType,
      contextType: body.contextType ?? '',
      contextId: body.contextId ?? '',
    }),
    output: (presigned, { origin }) => ({
      ...success(),
      ...presigned,
      url: new URL(presigned.url, origin).href,
    }),
    reply: done.extend({
      url: z.string().describe('Where the form is posted: the fields, then `file`'),
      publicUrl: z.string().describe('Where the file is read; without a host for the embedded store'),
      fields: z.record(z.string(), z.string()),
    }),
    errors: ['TOO_MANY'],
    example: { filename: 'flour.jpg', contentType: 'image/jpeg' },
  }),
  row({
    method: 'POST',
    paths: '/api/request_image_analysis',
    tag: 'Media',
    summary: 'Have an uploaded file read; the result comes by realtime',
    body: z.object({
      image_url: z.string(),
      original_filename: z.string().nullish(),
      contentType: z.string().nullish(),
      user_id: userId,
    }),
    procedure: (api) => api.media.analyse,
    input: ({ body }) => ({
      url: body.image_url,
      filename: body.original_filename ?? '',
      contentType: body.contentType ?? '',
    }),
    output: success,
    reply: done,
    errors: ['NOT_FOUND'],
  }),
]
