interface Headers {
  readonly origin?: string | undefined
  readonly host?: string | undefined
}

/** Whether a request comes from a page of another site. Clients other than browsers send no Origin header. */
export const isForeignOrigin = ({ origin, host }: Headers, publicUrl: string): boolean =>
  Boolean(origin) && origin !== new URL(publicUrl).origin && URL.parse(origin ?? '')?.host !== host
