import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseSync } from 'oxc-parser'

export const root = resolve(import.meta.dirname, '../..')

export interface Import {
  /** The importing file, from the project's root. */
  readonly from: string
  /** The imported file, from the project's root, or a package's name. */
  readonly to: string
  readonly typeOnly: boolean
  /** Re-exported. */
  readonly passedOn: boolean
  readonly dynamic: boolean
}

export const filesOf = (pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .filter((file) => !file.endsWith('.gen.ts'))
    .sort()

export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

/** Every import and re-export of a file, dynamic ones too. */
export function importsOf(file: string): Import[] {
  const { module } = parseSync(file, textOf(file))
  const named = module.staticImports.map((found) => ({
    to: found.moduleRequest.value,
    typeOnly: found.entries.length > 0 && found.entries.every((entry) => entry.isType),
    passedOn: false,
    dynamic: false,
  }))
  const passedOn = module.staticExports.flatMap((found) =>
    found.entries.flatMap((entry) =>
      entry.moduleRequest
        ? [{ to: entry.moduleRequest.value, typeOnly: entry.isType, passedOn: true, dynamic: false }]
        : [],
    ),
  )
  const dynamic = [...textOf(file).matchAll(/import\(\s*'([^']+)'\s*\)/g)].map(([, to = '']) => ({
    to,
    typeOnly: false,
    passedOn: false,
    dynamic: true,
  }))
  return [...named, ...passedOn, ...dynamic].map(({ to, ...rest }) => ({
    from: file,
    to: to.startsWith('.') ? relative(root, join(root, dirname(file), to)) : to,
    ...rest,
  }))
}
