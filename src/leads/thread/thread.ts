import { type AnyColumn, and, asc, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { jsonList, jsonObject } from '../../db/sql/json.ts'
import { preparedQuery } from '../../db/sql/view.ts'
import { companies } from '../../db/tables/companies.ts'
import { leads, messages } from '../../db/tables/leads.ts'
import { files } from '../../db/tables/media.ts'
import { analysisText } from '../../media/read.ts'
import type { FileText, ThreadMessage } from '../../providers/assistant/briefs.ts'

/** How much of a thread the assistant reads: its newest messages, with the texts of their files. */
const maxThreadBytes = 300_000
const maxThreadMessages = 500

/** The threads of leads, oldest message first, without deleted messages and without the start of long threads. */
async function readMessages(db: Reader, leadIds: readonly string[]) {
  return leadIds.length === 0 ? [] : await threads(db).execute({ leadIds })
}

const threads = preparedQuery((db) => {
  const newest = db
    .select({
      seq: messages.seq,
      side: messages.side,
      author: messages.author,
      content: messages.content,
      files: fileTexts.as('files'),
      newerBytes: newerBytes.as('newer_bytes'),
    })
    .from(messages)
    .where(and(eq(messages.leadId, leads.id), isNull(messages.deletedAt)))
    .orderBy(desc(messages.seq))
    .limit(maxThreadMessages)
    .as('newest')
  return db
    .select({
      leadId: leads.id,
      side: newest.side,
      author: newest.author,
      content: newest.content,
      companyName: companies.name,
      files: newest.files,
    })
    .from(leads)
    .innerJoinLateral(newest, lt(newest.newerBytes, maxThreadBytes))
    .innerJoin(companies, eq(companies.id, senderCompany(newest.side)))
    .where(sql`${leads.id} = any(${sql.placeholder('leadIds')})`)
    .orderBy(asc(leads.id), asc(newest.seq))
    .prepare('threads')
})

/** What the analysis of a message's files found. */
const fileTexts: SQL<FileText[]> = sql`(select ${jsonList(
  jsonObject({ filename: files.filename, text: analysisText }),
  sql`${files.position}`,
)} from ${files} where ${and(eq(files.messageId, messages.id), eq(files.state, 'done'))})`

/** The bytes of the messages after this one. */
const newerBytes: SQL<number> = sql`coalesce(sum(octet_length(${messages.content}) + octet_length(${fileTexts}::text))
  over (order by ${messages.seq} desc rows between unbounded preceding and 1 preceding), 0)`

const senderCompany = (side: AnyColumn | SQL) =>
  sql`case ${side} when 'seller' then ${leads.sellerCompanyId} else ${leads.buyerCompanyId} end`

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
