import { z } from 'zod'
import { absoluteUrl } from '../../shared/absolute-url.ts'
import type { MediaType } from '../../shared/limits.ts'
import { route } from '../route.ts'
import { fileUrl, shortText, success, successReply, userId } from '../wire/fields.ts'

export const mediaRoutes = [
  route({
    method: 'POST',
    paths: '/api/generate_presigned_post',
    tag: 'Media',
    summary: 'A form to post one file to the store',
    body: z.object({
      filename: shortText.min(1),
      contentType: shortText,
      contextType: shortText.nullish(),
      contextId: shortText.nullish(),
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
      url: absoluteUrl(presigned.url, origin()),
      publicUrl: absoluteUrl(presigned.publicUrl, origin()),
    }),
    reply: successReply.extend({
      url: z.string().describe('Where the form is posted: the fields, then `file`'),
      publicUrl: z.string().describe('Where the file is read'),
      fields: z.record(z.string(), z.string()),
    }),
    errors: ['TOO_MANY'],
    example: { filename: 'flour.jpg', contentType: 'image/jpeg' },
  }),
  route({
    method: 'POST',
    paths: '/api/request_image_analysis',
    tag: 'Media',
    summary: 'Have an uploaded file read; the result comes by realtime',
    body: z.object({
      image_url: fileUrl.min(1),
      original_filename: shortText.nullish(),
      contentType: shortText.nullish(),
      user_id: userId,
    }),
    procedure: (api) => api.media.analyse,
    input: ({ body }) => ({
      url: body.image_url,
      filename: body.original_filename ?? '',
      contentType: body.contentType ?? '',
    }),
    output: success,
    reply: successReply,
    errors: ['NOT_FOUND'],
    example: {
      image_url: 'https://parley.example/media/company/upload/flour.jpg',
      original_filename: 'flour.jpg',
      contentType: 'image/jpeg',
    },
  }),
]
