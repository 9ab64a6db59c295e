import { inTurn } from '../../shared/in-turn.ts'
import type { PageLanguage } from '../../shared/page-languages.ts'
import type { AgreementView } from '../../shared/proposals/agreements.ts'
import { renderInThread } from './document-thread.ts'

/** How many documents are kept. Most have some ten kilobytes. */
const maxKept = 50

/** By agreement and language, the one read last at the end. A document has the same bytes each time. */
const kept = new Map<string, Promise<Uint8Array>>()

/**
 * The PDF of an agreement. One is rendered at a time in this process, and of a company's only the first one waits for those of
 * others.
 * @throws AppError UNAVAILABLE when it takes too long
 */
export function agreementDocument(
  companyId: string,
  agreement: AgreementView,
  language: PageLanguage,
): Promise<Uint8Array> {
  const key = `${agreement.id} ${language}`
  const document =
    kept.get(key) ??
    inTurn(`documents of ${companyId}`, () => inTurn('documents', () => renderInThread(agreement, language)))
  kept.delete(key)
  kept.set(key, document)
  document.catch(() => kept.delete(key))
  for (const oldest of kept.keys()) {
    if (kept.size <= maxKept) break
    kept.delete(oldest)
  }
  return document
}
