import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import { type HashedPackage, type Package, wirePackage } from '../shared/proposals/agreements.ts'

/** The package's RFC 8785 JSON, in the form of the REST interface. */
export function canonicalPackage(content: Package): string {
  const text = canonicalize(wirePackage(content))
  if (text === undefined) throw new Error('a package has no canonical JSON')
  return text
}

/** The lower-case hex SHA-256 of the package's canonical JSON. */
export const hashPackage = (content: Package): string =>
  createHash('sha256').update(canonicalPackage(content)).digest('hex')

export const withHash = (content: Package): HashedPackage => ({ ...content, hash: hashPackage(content) })
