import type { AgreementView } from '../../shared/agreements.ts'

/** The agreement as a PDF. Agreements that are equal give the same bytes. */
export async function renderAgreement(_agreement: AgreementView): Promise<Uint8Array> {
  throw new Error('the PDF of an agreement is not implemented')
}
