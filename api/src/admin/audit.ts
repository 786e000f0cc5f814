import { createAuditLog, auditName } from '../modules/audit/repository'
import { accountOf } from './accounts/read-accounts'
import {
  AdminError,
  countOption,
  limitOption,
  textOption,
  type AdminCommand,
  type AdminInput,
  type AdminSite,
} from './command'
import { tableOf } from './text'

const usualLimit = 100

function sinceOf(input: AdminInput): Date | undefined {
  const text = textOption(input, 'since')
  if (text === undefined) return undefined
  const since = new Date(text)
  if (Number.isNaN(since.getTime()))
    throw new AdminError(`--since needs a date such as 2026-01-31 or 2026-01-31T12:00Z, not ${text}.`)
  return since
}

function beforeOf(input: AdminInput): number | undefined {
  const text = textOption(input, 'before')
  return text === undefined ? undefined : Number(text)
}

/** The log names accounts by a hash, which this finds for an e-mail address. */
async function accountName(site: AdminSite, input: AdminInput): Promise<string | undefined> {
  const account = textOption(input, 'account')
  return account === undefined ? undefined : auditName((await accountOf(account, site)).id)
}

export const audit: AdminCommand = {
  name: 'audit',
  does: 'Lists entries of the audit log, newest first.',
  options: {
    ...limitOption(usualLimit),
    before: {
      value: 'ID',
      does: 'only entries before this one',
      pattern: /^[1-9]\d{0,14}$/,
      wants: 'the id of an entry',
    },
    since: { value: 'DATE', does: 'only entries since then' },
    who: { value: 'TEXT', does: 'only of callers whose name contains it' },
    what: { value: 'TEXT', does: 'only actions that contain it, such as account' },
    account: { value: 'EMAIL|ID', does: 'only by or about this account' },
  },
  async run(site, input) {
    const entries = await createAuditLog(site.database).list(
      countOption(input, 'limit', usualLimit),
      beforeOf(input),
      {
        since: sinceOf(input),
        who: textOption(input, 'who'),
        what: textOption(input, 'what'),
        account: await accountName(site, input),
      },
    )
    return {
      data: entries,
      lines: tableOf(
        ['id', 'when', 'who', 'what', 'of'],
        entries.map(({ id, at, who, what, subject }) => [
          String(id),
          at.toISOString().slice(0, 19).replace('T', ' '),
          who,
          what,
          subject,
        ]),
      ),
    }
  },
}
