import type { Ctx, Viewer } from '../context.ts'
import { isParty } from '../leads/read.ts'
import { rooms } from '../shared/live-events.ts'

/** Which rooms a request to join opens to this viewer; none when it isn't theirs (spec 7, realtime channel). */
export const joinable = {
  /** One's own room, and with it the company's: both sides' pages hear of their leads there. */
  join_room_for_user: async (_ctx: Ctx, viewer: Viewer, userId: string) =>
    userId === viewer.employeeId ? [rooms.user(viewer.employeeId), rooms.company(viewer.companyId)] : [],

  join_conversation: async (ctx: Ctx, viewer: Viewer, leadId: string) =>
    (await isParty(ctx.db, viewer, leadId)) ? [rooms.lead(leadId)] : [],
} as const

export const leavable = {
  leave_room_for_user: (viewer: Viewer, userId: string) =>
    userId === viewer.employeeId ? [rooms.user(viewer.employeeId), rooms.company(viewer.companyId)] : [],
  leave_conversation: (_viewer: Viewer, leadId: string) => [rooms.lead(leadId)],
} as const
