import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { oneLine, withoutControls } from '../contract/printable'
import type { Deliver, Message } from './message'

interface MailFolder {
  folder: string
  from: string
  log: { info(details: object, message: string): void }
}

/**
 * Writes messages to `.eml` files and logs their paths. Only the server's user can read them, because they hold
 * secrets. The text is not encoded, so that its links can be followed in a terminal, and has no control characters that
 * the terminal would execute.
 */
export const createFolderDelivery =
  ({ folder, from, log }: MailFolder): Deliver =>
  async (message) => {
    const file = join(folder, newFileName())
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(file, toEml(message, from), { mode: 0o600, flag: 'wx' })
    log.info({ file }, 'SMTP_URL is not set: wrote a message to a file')
  }

/** Begins with the time, so that file names sort by age. */
const newFileName = () =>
  `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`

const toEml = ({ to, subject, text }: Message, from: string) =>
  [
    `From: ${oneLine(from)}`,
    `To: ${oneLine(to)}`,
    `Subject: ${oneLine(subject)}`,
    `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    `${text.split('\n').map(withoutControls).join('\n')}\n`,
  ].join('\n')
