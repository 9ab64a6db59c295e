import type { Side } from '../../shared/sides.ts'
import { parseBrief } from './briefs.ts'
import { withGuardrails } from './guardrails.ts'
import type { ParsedListing } from './results.ts'
import { rules } from './rules/rules.ts'

const assistant = withGuardrails(rules)

/** Reads a free text without a model, for when the configured assistant can't. Null when the rules fail, too. */
export const parseByRules = (
  side: Side,
  text: string,
  { companyName, companyId }: { readonly companyName: string; readonly companyId: string },
): Promise<ParsedListing | null> =>
  assistant.parse(parseBrief(side, text, companyName), { payer: companyId }).catch(() => null)
