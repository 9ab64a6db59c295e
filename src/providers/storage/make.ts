import type { Config } from '../../config.ts'
import { diskStorage } from './disk.ts'
import { s3Storage } from './s3.ts'
import type { Storage } from './storage.ts'

export const makeStorage = (config: Config): Storage =>
  config.storage.kind === 's3' ? s3Storage(config.storage) : diskStorage(config.dataDir)
