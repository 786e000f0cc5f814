import { createInterface } from 'node:readline/promises'
import { runAdmin } from '../admin/run-admin'

// `npm run admin -- COMMAND`: looks after the site, while it runs or not.

const isYes = /^y(es)?$/i

async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return isYes.test((await terminal.question(`${question} [y/N] `)).trim())
  } finally {
    terminal.close()
  }
}

// The reader of a pipe may close it: `npm run admin -- users list | head`.
process.stdout.on('error', (error) => {
  if ('code' in error && error.code === 'EPIPE') process.exit(0)
  throw error
})

process.exitCode = await runAdmin({
  args: process.argv.slice(2),
  env: process.env,
  terminal: {
    print: (line) => void process.stdout.write(`${line}\n`),
    printError: (line) => void process.stderr.write(`${line}\n`),
    confirm: process.stdin.isTTY ? confirm : undefined,
  },
})
