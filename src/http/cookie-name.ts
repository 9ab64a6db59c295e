import type { Config } from '../config.ts'

/**
 * Over https, browsers accept a cookie whose name begins with `__Host-` only from this host itself, so that another host
 * of the domain can't set a session. Cookies of earlier releases don't count: people log in once more.
 */
export const cookieName = ({ publicUrl }: Pick<Config, 'publicUrl'>, name: string): string =>
  publicUrl.startsWith('https:') ? `__Host-${name}` : name
