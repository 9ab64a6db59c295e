import { z } from 'zod'
import { limits } from '../../shared/limits.ts'
import type { Side } from '../../shared/sides.ts'
import { leadOfSideSchema, leadSchema, longText } from '../schema.ts'

/** Inputs and views of a lead's messages. */

/** Selects the newest messages before a message, or the oldest after one; between two messages if both are given. */
export const messagesSchema = leadSchema.extend({
  from: z.enum(['newest', 'oldest']).default('newest'),
  before: z.uuid().nullish(),
  /** The first message of the former page, instead of `before`. */
  cursor: z.uuid().nullish(),
  after: z.uuid().nullish(),
})

export const sendMessageSchema = leadOfSideSchema.extend({
  text: longText.min(1, 'Please type a message before sending.'),
  /** The new message's id, chosen by the caller: a repeated call sends it once. */
  messageId: z.uuid().optional(),
  /** Files that the company has uploaded for messages, in this order. */
  files: z
    .array(z.object({ url: z.string().min(1).max(2_000) }))
    .max(limits.filesPerMessage, `Max files (${limits.filesPerMessage}) reached.`)
    .optional(),
})

export const messageFileSchema = z.object({ fileId: z.uuid() })

/** The message to change, so that a message sent meanwhile isn't changed by mistake. Default: the side's last message. */
const target = { messageId: z.uuid().optional() }

export const deleteMessageSchema = leadOfSideSchema.extend(target)

export const editMessageSchema = leadOfSideSchema.extend({
  ...target,
  text: longText.min(1, 'Message cannot be empty.'),
})

/** Only people edit messages, their own and the assistant's. */
export type Writer = 'person' | 'assistant' | 'assistant, edited by a person'

export interface MessageView {
  id: string
  side: Side
  author: 'ai' | 'direct'
  /** Who wrote the current text. */
  writtenBy: Writer
  companyName: string
  content: string
  createdAt: string
  edited: boolean
  files: MessageFileView[]
}

/** A file sent with a message. Its content is read by its id. */
export interface MessageFileView {
  id: string
  filename: string
  contentType: string
}

/** Messages of a thread, oldest first. */
export interface MessagePage {
  messages: MessageView[]
  /** Whether the thread has messages before these. */
  hasEarlier: boolean
}
