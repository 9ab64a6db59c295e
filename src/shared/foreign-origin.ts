interface Headers {
  readonly origin?: string | undefined
  readonly host?: string | undefined
}

/** Whether a request comes from another site's page. Programs send no Origin. */
export const isForeignOrigin = ({ origin, host }: Headers, publicUrl: string): boolean =>
  Boolean(origin) && origin !== new URL(publicUrl).origin && URL.parse(origin ?? '')?.host !== host
