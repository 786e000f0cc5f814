interface Log {
  error(details: object, message: string): void
}

export interface Background {
  /** Lets work go on that no answer waits for. A failure is logged, with what the work was for. */
  run(purpose: string, work: () => Promise<void>): void
  /** Once all of it is done. */
  settled(): Promise<void>
}

/** Work that goes on behind the answers; whoever makes one waits for it before the database goes. */
export function createBackground(log: Log): Background {
  const underWay = new Set<Promise<void>>()
  return {
    run: (purpose, work) => {
      const failed = (error: unknown) => log.error({ err: error, purpose }, 'Work in the background failed')
      const running = work()
        .catch(failed)
        .finally(() => underWay.delete(running))
      underWay.add(running)
    },
    settled: async () => {
      await Promise.all(underWay)
    },
  }
}
