import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { jsonList, jsonObject } from '../../db/sql/json.ts'
import { preparedQuery } from '../../db/sql/view.ts'
import { companies } from '../../db/tables/companies.ts'
import { leads, messages } from '../../db/tables/leads.ts'
import { files } from '../../db/tables/media.ts'
import { analysisText } from '../../media/read.ts'
import type { FileText, ThreadMessage } from '../../providers/assistant/briefs.ts'

/** The threads of leads, oldest message first, without deleted messages. */
export async function readMessages(db: Reader, leadIds: readonly string[]) {
  return leadIds.length === 0 ? [] : await threads(db).execute({ leadIds })
}

const threads = preparedQuery((db) =>
  db
    .select({
      id: messages.id,
      leadId: messages.leadId,
      side: messages.side,
      author: messages.author,
      content: messages.content,
      createdAt: messages.createdAt,
      editedAt: messages.editedAt,
      companyName: companies.name,
      files: fileTexts,
    })
    .from(messages)
    .innerJoin(leads, eq(leads.id, messages.leadId))
    .innerJoin(companies, eq(companies.id, senderCompany))
    .where(and(sql`${messages.leadId} = any(${sql.placeholder('leadIds')})`, isNull(messages.deletedAt)))
    .orderBy(asc(messages.leadId), asc(messages.seq))
    .prepare('threads'),
)

/** What the analysis of a message's files found. */
const fileTexts: SQL<FileText[]> = sql`(select ${jsonList(
  jsonObject({ filename: files.filename, text: analysisText }),
  sql`${files.position}`,
)} from ${files} where ${and(eq(files.messageId, messages.id), eq(files.state, 'done'))})`

const senderCompany = sql`case ${messages.side} when 'seller' then ${leads.sellerCompanyId} else ${leads.buyerCompanyId} end`

type MessageRow = Awaited<ReturnType<typeof readMessages>>[number]

const toThreadMessage = ({ side, author, companyName, content, files }: MessageRow): ThreadMessage => ({
  side,
  author,
  companyName,
  content,
  ...(files.length > 0 ? { files } : {}),
})

/** Each lead's thread in the form that the assistant reads. */
export async function readThreads(
  db: Reader,
  leadIds: readonly string[],
): Promise<(leadId: string) => ThreadMessage[]> {
  const byLead = Map.groupBy(await readMessages(db, leadIds), (row) => row.leadId)
  return (leadId) => (byLead.get(leadId) ?? []).map(toThreadMessage)
}
