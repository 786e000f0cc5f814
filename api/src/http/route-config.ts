declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered however many requests are open: monitoring needs it most when a server is overloaded. */
    isExemptFromLimits?: true
    /** The handler reads the body itself, as a stream, and a slow client may take minutes to send it. */
    isUpload?: true
  }
}

/** The `config` of routes for monitoring. */
export const exemptFromLimits = { isExemptFromLimits: true } as const

/** The `config` of routes whose handler reads the body as a stream. */
export const streamedUpload = { isUpload: true } as const
