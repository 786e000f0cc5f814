import { startEmbeddedPostgres } from '../start-embedded-postgres'

/** A process that uses PostgreSQL like a site, for tests that kill it. Prints the connection, or the error. */
const say = (text: string) => process.stdout.write(`${text}\n`)
const silent = () => undefined

const dataDir = process.argv[2] ?? ''
startEmbeddedPostgres({ dataDir, log: { debug: silent, info: silent, warn: silent, error: silent } }).then(
  ({ connection, stop }) => {
    say(JSON.stringify(connection))
    process.stdin.resume().once('end', () => void stop().then(() => process.exit()))
  },
  (error: Error) => say(`failed: ${error.message}`),
)
