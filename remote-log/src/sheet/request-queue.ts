import { type RetryWait, startWait } from './retry-wait'

/** The next step after a request: another request, none, or a retry after a delay. */
export type NextStep = 'next' | 'stop' | RetryWait

interface RequestQueueOptions {
  hasNext(): boolean
  /** Sends one request. It must not reject. */
  send(): Promise<NextStep>
  /** Called after the last request. */
  onEnd(): void
}

/** Sends one request at a time, as long as there is a next one, and repeats those that ask for a wait. */
export const createRequestQueue = ({ hasNext, send, onEnd }: RequestQueueOptions) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  let endWait = () => {}

  const run = async () => {
    if (isRunning) return
    isRunning = true
    let step: NextStep = 'next'
    while (step !== 'stop' && hasNext()) {
      step = await send()
      if (typeof step === 'string') continue
      const { isOver, wake } = startWait(step)
      endWait = wake
      await isOver
    }
    isRunning = false
    onEnd()
  }
  const cancelTimer = () => clearTimeout(timer)
  const start = () => {
    cancelTimer()
    void run()
  }
  return {
    /** Starts at once; does not end a wait. */
    start,
    startIn: (ms: number) => {
      cancelTimer()
      timer = setTimeout(start, ms)
    },
    cancelTimer,
    /** Repeats the request at once for which the queue waits. */
    endWait: () => endWait(),
  }
}
