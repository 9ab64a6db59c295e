import { z } from 'zod'
import type { MediaType } from '../../shared/limits.ts'
import { wholeUrl } from '../../shared/whole-url.ts'
import { row } from '../row.ts'
import { done, fileUrl, line, success, userId } from '../wire/fields.ts'

export const mediaRows = [
  row({
    method: 'POST',
    paths: '/api/generate_presigned_post',
    tag: 'Media',
    summary: 'A form to post one file to the store',
    body: z.object({
      filename: line.min(1),
      contentType: line,
      contextType: line.nullish(),
      contextId: line.nullish(),
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
      url: wholeUrl(presigned.url, origin()),
      publicUrl: wholeUrl(presigned.publicUrl, origin()),
    }),
    reply: done.extend({
      url: z.string().describe('Where the form is posted: the fields, then `file`'),
      publicUrl: z.string().describe('Where the file is read'),
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
      image_url: fileUrl.min(1),
      original_filename: line.nullish(),
      contentType: line.nullish(),
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
    example: {
      image_url: 'https://parley.example/media/company/upload/flour.jpg',
      original_filename: 'flour.jpg',
      contentType: 'image/jpeg',
    },
  }),
]
