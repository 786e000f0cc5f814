export { findRunningPostgres, isAlive } from './postmaster'
export { scriptArguments } from './script-arguments'
export type { EmbeddedConnection } from './socket-dir'
export { startEmbeddedPostgres } from './start-embedded-postgres'
