import cluster from 'node:cluster'
import { openChannel, type Channel, type Handlers } from './channel'

const handlers: Handlers = {}
let opened: Channel | undefined

/** Returns the channel of this worker to the primary process. @throws in a process that is no worker */
export const primary = (): Channel => {
  if (!cluster.worker) throw new Error('This process is no worker.')
  opened ??= openChannel(cluster.worker, handlers)
  return opened
}

/** Answers the questions of this name that the primary process asks this worker. Does nothing without workers. */
export const answerPrimary = (name: string, handler: () => unknown): void => {
  if (!cluster.isWorker) return
  handlers[name] = handler
  primary()
}
