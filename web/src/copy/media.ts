import { limits } from '../../../src/shared/limits.ts'

/** Texts of the media manager. */
export const mediaCopy = {
  title: 'Media',
  tryAgain: 'Try again',
  tryFileAgain: (file: string) => `Try ${file} again`,
  remove: (file: string) => `Remove ${file}`,
  drop: 'Drag and drop files here, or tap to choose',
  hint: (max: number, megabytes: number) =>
    `JPG, PNG, GIF or PDF, up to ${max} files of ${megabytes}\u00a0MB each`,
  empty: 'No media attached.',
  full: (max: number) => `Maximum number of files (${max}) reached.`,
  unsupported: (file: string) => `Unsupported type: ${file}`,
  tooLarge: (file: string, megabytes: number = limits.fileMegabytes) =>
    `Too large (> ${megabytes}MB): ${file}`,
  tooMany: (max: number) => `Max files (${max}) reached.`,
  processing: 'Cannot remove a file that is currently being processed.',
  failed: (file: string, message: string) => `Error processing ${file}: ${message}`,
  /** Of an S3-compatible store, which explains its refusals to developers only. */
  uploadFailed: (status: number) => `GCS Upload failed: ${status}`,
  unreachable: 'The server could not be reached. Please check your connection and try again.',
  fallback: (status: number) => `HTTP ${status}`,
  analysisFailed: 'Analysis failed',
  pending: 'Pending',
  uploading: 'Uploading...',
  analysing: 'Analyzing...',
  ready: 'Ready',
  existing: 'Previously uploaded',
  error: 'Error',
  waitSubmit: 'Please wait for media processing to complete before submitting.',
  waitSave: 'Please wait for media processing to complete before saving.',
} as const
