export { findRunningPostgres, isAlive } from './postmaster'
export type { EmbeddedConnection } from './socket-dir'
export { startEmbeddedPostgres } from './start-embedded-postgres'
