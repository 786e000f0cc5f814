import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deliver, Message } from './message'

interface MailFolder {
  folder: string
  from: string
  log: { info(details: object, message: string): void }
}

/**
 * Writes messages as `.eml` files, which mail programs open, and logs where. For this user's eyes alone: they hold
 * secrets. Nothing in them is encoded, so that one can also read them, and follow their links, in a terminal.
 */
export const createFolderDelivery =
  ({ folder, from, log }: MailFolder): Deliver =>
  async (message) => {
    const file = join(folder, fileName())
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(file, fileOf(message, from), { mode: 0o600, flag: 'wx' })
    log.info({ file }, 'SMTP_URL is not set: a message was written to a file')
  }

/** Sorted by name they are sorted by time. */
const fileName = () => `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`

const fileOf = ({ to, subject, text }: Message, from: string) =>
  [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    `${text}\n`,
  ].join('\n')
