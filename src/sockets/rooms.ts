import type { Ctx, Viewer } from '../context.ts'
import { isParty } from '../leads/read.ts'
import { rooms } from '../shared/live-events.ts'

/** For each join event, the rooms that it adds the viewer to; none if the viewer has no access. */
export const joinable = {
  /** The employee's own room and the company's, which gets the events of the company's leads. */
  join_room_for_user: async (_ctx: Ctx, viewer: Viewer, userId: string) =>
    userId === viewer.employeeId ? [rooms.user(viewer.employeeId), rooms.company(viewer.companyId)] : [],

  join_conversation: async (ctx: Ctx, viewer: Viewer, leadId: string) =>
    (await isParty(ctx.db, viewer, leadId)) ? [rooms.lead(leadId)] : [],
} as const

/** For each leave event, the rooms that it removes the viewer from. */
export const leavable = {
  leave_room_for_user: (viewer: Viewer, userId: string) =>
    userId === viewer.employeeId ? [rooms.user(viewer.employeeId), rooms.company(viewer.companyId)] : [],
  leave_conversation: (_viewer: Viewer, leadId: string) => [rooms.lead(leadId)],
} as const
