export type { EmbeddedConnection } from './embedded-connection'
export { findRunningPostgres } from './find-running-postgres'
export { isAlive } from './running-process'
export { startEmbeddedPostgres } from './start-embedded-postgres'
