import { readBoard } from '../leads/board/read-board.ts'
import { draftRound } from '../leads/drafts/draft-round.ts'
import { dropDraft } from '../leads/drafts/drop-draft.ts'
import { editDraft } from '../leads/drafts/edit-draft.ts'
import { readDraft } from '../leads/drafts/read-draft.ts'
import {
  draftRoundSchema,
  draftSchema,
  editDraftSchema,
  sendAtOnceSchema,
  sendDraftSchema,
} from '../leads/drafts/schema.ts'
import { sendDraft } from '../leads/drafts/send-draft.ts'
import { setSendAtOnce } from '../leads/drafts/set-send-at-once.ts'
import { judgeRequirement } from '../leads/judgements/judge-requirement.ts'
import { markRead } from '../leads/list/mark-read.ts'
import { saveOrder } from '../leads/list/save-order.ts'
import { leadsPageSchema, saveOrderSchema, wholeLeadsSchema } from '../leads/list/schema.ts'
import { sortLeads } from '../leads/list/sort-leads.ts'
import { listLeads, listWholeLeads, readLead, readMessages, readSummary } from '../leads/read.ts'
import { revealContact } from '../leads/reveal-contact.ts'
import { buyerRoundSchema, judgeRequirementSchema, sellerRoundSchema } from '../leads/rounds/schema.ts'
import { submitBuyerRound, submitSellerRound } from '../leads/rounds/submit-round.ts'
import { block, unblock } from '../leads/safety/block.ts'
import { readBlocked } from '../leads/safety/read-blocked.ts'
import { report } from '../leads/safety/report.ts'
import {
  leadOfListingSchema,
  leadOfSideSchema,
  leadSchema,
  leadsOfListingSchema,
  reportSchema,
  unblockSchema,
} from '../leads/schema.ts'
import { sendMessage } from '../leads/send-message.ts'
import { terminate } from '../leads/terminate.ts'
import { deleteLastMessage } from '../leads/thread/delete-last-message.ts'
import { editLastMessage } from '../leads/thread/edit-last-message.ts'
import { readMessageFile } from '../leads/thread/read-file.ts'
import {
  deleteMessageSchema,
  editMessageSchema,
  messageFileSchema,
  messagesSchema,
  sendMessageSchema,
} from '../leads/thread/schema.ts'
import { queueTurn } from '../leads/turns/queue-turn.ts'
import { stopTurn } from '../leads/turns/stop-turn.ts'
import { readMatchStatus } from '../matching/read.ts'
import { heavy, memberProcedure, router } from './procedures.ts'

export const leadsRouter = router({
  /** A page of the lead list. */
  list: memberProcedure.input(leadsPageSchema).query(({ ctx, input }) => listLeads(ctx, input)),
  /** One row of the lead list. */
  summary: memberProcedure.input(leadOfListingSchema).query(({ ctx, input }) => readSummary(ctx, input)),
  /** The leads of an own listing side by side. */
  board: memberProcedure.input(leadsOfListingSchema).query(({ ctx, input }) => readBoard(ctx, input)),
  /** How the matching of an own listing stands. */
  matchStatus: memberProcedure
    .input(leadsOfListingSchema)
    .query(({ ctx, input }) => readMatchStatus(ctx, input)),
  /** A page of a listing's leads with their latest rounds, for the REST API. */
  listWhole: memberProcedure
    .meta(heavy)
    .input(wholeLeadsSchema)
    .query(({ ctx, input }) => listWholeLeads(ctx, input)),
  get: memberProcedure.input(leadSchema).query(({ ctx, input }) => readLead(ctx, input)),
  /** A page of a lead's messages. */
  messages: memberProcedure.input(messagesSchema).query(({ ctx, input }) => readMessages(ctx, input)),
  /** Marks the lead as read. */
  visit: memberProcedure.input(leadSchema).mutation(({ ctx, input }) => markRead(ctx, input)),
  sendMessage: memberProcedure.input(sendMessageSchema).mutation(({ ctx, input }) => sendMessage(ctx, input)),
  /** The content of a file of a message, for the REST API, which serves it to pages too. */
  messageFile: memberProcedure
    .input(messageFileSchema)
    .query(({ ctx, input }) => readMessageFile(ctx, input)),
  editLastMessage: memberProcedure
    .input(editMessageSchema)
    .mutation(({ ctx, input }) => editLastMessage(ctx, input)),
  deleteLastMessage: memberProcedure
    .input(deleteMessageSchema)
    .mutation(({ ctx, input }) => deleteLastMessage(ctx, input)),
  submitSellerRound: memberProcedure
    .meta(heavy)
    .input(sellerRoundSchema)
    .mutation(({ ctx, input }) => submitSellerRound(ctx, input)),
  submitBuyerRound: memberProcedure
    .meta(heavy)
    .input(buyerRoundSchema)
    .mutation(({ ctx, input }) => submitBuyerRound(ctx, input)),
  judgeRequirement: memberProcedure
    .input(judgeRequirementSchema)
    .mutation(({ ctx, input }) => judgeRequirement(ctx, input)),
  /** Writes the message of a round for its own side to see. Replies when it is complete. */
  draftRound: memberProcedure
    .meta(heavy)
    .input(draftRoundSchema)
    .mutation(({ ctx, input }) => draftRound(ctx, input)),
  draft: memberProcedure.input(leadSchema).query(({ ctx, input }) => readDraft(ctx, input)),
  editDraft: memberProcedure.input(editDraftSchema).mutation(({ ctx, input }) => editDraft(ctx, input)),
  sendDraft: memberProcedure.input(sendDraftSchema).mutation(({ ctx, input }) => sendDraft(ctx, input)),
  dropDraft: memberProcedure.input(draftSchema).mutation(({ ctx, input }) => dropDraft(ctx, input)),
  setSendAtOnce: memberProcedure
    .input(sendAtOnceSchema)
    .mutation(({ ctx, input }) => setSendAtOnce(ctx, input)),
  /** Stops an assistant turn that the viewer's side started. Its unfinished message is discarded. */
  stopTurn: memberProcedure.input(leadOfSideSchema).mutation(({ ctx, input }) => stopTurn(ctx, input)),
  /** Confirms that an assistant turn is queued. Idempotent. */
  queueTurn: memberProcedure.input(leadSchema).mutation(({ ctx, input }) => queueTurn(ctx, input)),
  /** Ends all leads with the counterparty, and allows no new ones. */
  block: memberProcedure.input(leadOfSideSchema).mutation(({ ctx, input }) => block(ctx, input)),
  blocked: memberProcedure.query(({ ctx }) => readBlocked(ctx)),
  unblock: memberProcedure.input(unblockSchema).mutation(({ ctx, input }) => unblock(ctx, input)),
  /** Reports the lead, or one of its messages, to the operator. */
  report: memberProcedure.input(reportSchema).mutation(({ ctx, input }) => report(ctx, input)),
  terminate: memberProcedure.input(leadOfSideSchema).mutation(({ ctx, input }) => terminate(ctx, input)),
  /** `side` is the side whose contact is read. A mutation, because the access is recorded. */
  revealContact: memberProcedure
    .meta({ readsOnly: true })
    .input(leadOfSideSchema)
    .mutation(({ ctx, input }) => revealContact(ctx, input)),
  /** Queues the ranking. The order arrives as a live event in the user's room. */
  sort: memberProcedure
    .meta(heavy)
    .input(leadsOfListingSchema)
    .mutation(({ ctx, input }) => sortLeads(ctx, input)),
  saveOrder: memberProcedure.input(saveOrderSchema).mutation(({ ctx, input }) => saveOrder(ctx, input)),
})
