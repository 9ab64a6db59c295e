import type { Config } from '../../config.ts'
import { diskStorage } from './disk.ts'
import type { Storage } from './storage.ts'

/** The configured store. The AWS SDK is large and loaded only if it is used. */
export async function makeStorage(config: Config): Promise<Storage> {
  if (config.storage.kind === 'disk') return diskStorage(config.dataDir)
  const { s3Storage } = await import('./s3.ts')
  return s3Storage(config.storage)
}
