declare module 'fastify' {
  interface FastifyContextConfig {
    /** Served even when too many requests are open: an overloaded server needs its monitoring most. */
    isExemptFromLimits?: true
    /** The handler reads the body itself, as a stream, which takes minutes from a slow client. */
    isUpload?: true
  }
}

/** The `config` of monitoring routes. */
export const exemptFromLimits = { isExemptFromLimits: true } as const

/** The `config` of routes whose handler reads the body as a stream. */
export const streamedUpload = { isUpload: true } as const
