import { z } from 'zod'
import { absoluteUrl } from '../../shared/files/absolute-url.ts'
import type { MediaType } from '../../shared/limits.ts'
import { route } from '../route.ts'
import { exampleId, fileUrl, shortText, success, successReply, userId } from '../wire/fields.ts'

export const mediaRoutes = [
  route({
    method: 'POST',
    paths: '/api/generate_presigned_post',
    tag: 'Media',
    summary: 'Create an upload form for one file',
    body: z.object({
      filename: shortText.min(1),
      contentType: shortText,
      contextType: shortText
        .nullish()
        .describe('What the file is for, such as `listing`. Names a folder of the file’s key.'),
      contextId: shortText
        .nullish()
        .describe('The id of what the file is for. Names a folder below that of `contextType`.'),
    }),
    procedure: (api) => api.media.presign,
    input: ({ body }) => ({
      filename: body.filename,
      // The procedure checks the type.
      contentType: body.contentType as MediaType,
      contextType: body.contextType ?? undefined,
      contextId: body.contextId ?? '',
    }),
    output: (presigned, { origin }) => ({
      ...success(),
      ...presigned,
      url: absoluteUrl(presigned.url, origin()),
      publicUrl: absoluteUrl(presigned.publicUrl, origin()),
    }),
    reply: successReply.extend({
      url: z.string().describe('Post the form here: the `fields`, then `file`'),
      publicUrl: z.string().describe('The URL of the uploaded file'),
      fields: z.record(z.string(), z.string()),
    }),
    errors: ['TOO_MANY'],
    example: {
      filename: 'flour.jpg',
      contentType: 'image/jpeg',
      contextType: 'product',
      contextId: exampleId,
    },
  }),
  route({
    method: 'POST',
    paths: '/api/request_image_analysis',
    tag: 'Media',
    summary: 'Analyse an uploaded file; the result arrives as a live event',
    body: z.object({
      image_url: fileUrl.min(1),
      original_filename: shortText
        .nullish()
        .describe('If given, the `filename` that the form was created with'),
      contentType: shortText.nullish().describe('If given, the `contentType` that the form was created with'),
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
