import { createInterface } from 'node:readline/promises'
import { runAdmin } from '../admin/run-admin'

const isYes = /^y(es)?$/i

async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return isYes.test((await terminal.question(`${question} [y/N] `)).trim())
  } finally {
    terminal.close()
  }
}

/** `npm run admin -- COMMAND`: looks after the site, while it runs or not. */
export const run = ({ args }: { args: string[] }) =>
  runAdmin({
    args,
    env: process.env,
    terminal: {
      print: (line) => void process.stdout.write(`${line}\n`),
      printError: (line) => void process.stderr.write(`${line}\n`),
      confirm: process.stdin.isTTY ? confirm : undefined,
    },
  })
