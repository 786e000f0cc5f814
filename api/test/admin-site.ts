import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runAdmin } from '../src/admin/run-admin'
import { createMigratedDatabase } from './test-database'
import { openTestSiteOn, type TestSite } from './test-site'

interface AdminOutput {
  code: number
  out: string
  error: string
}

interface AdminSite extends TestSite {
  url: string
  /** The environment of the command. */
  env: Record<string, string>
  /** Runs a command. `answer` is the answer of a person at the terminal. */
  admin(args: string[], options?: { env?: Record<string, string>; answer?: boolean }): Promise<AdminOutput>
  /** Runs a command with `--json`, and returns what it prints. @throws if it fails */
  adminJson(...args: string[]): Promise<unknown>
}

/** Starts a server, and returns a function that runs admin commands on its database. */
export async function openAdminSite(): Promise<AdminSite> {
  const database = await createMigratedDatabase()
  const site = await openTestSiteOn(database)
  const dataDir = await mkdtemp(join(tmpdir(), 'bucketeer-admin-'))
  const siteEnv = { DATABASE_URL: database.url, DATA_DIR: dataDir, PUBLIC_URL: 'https://site.example' }

  const admin: AdminSite['admin'] = async (args, { env, answer } = {}) => {
    const out: string[] = []
    const errors: string[] = []
    const code = await runAdmin({
      args,
      env: { ...siteEnv, ...env },
      terminal: {
        print: (line) => void out.push(line),
        printError: (line) => void errors.push(line),
        confirm:
          answer === undefined
            ? undefined
            : async (question) => {
                out.push(question)
                return answer
              },
      },
    })
    return { code, out: out.join('\n'), error: errors.join('\n') }
  }

  const adminJson = async (...args: string[]): Promise<unknown> => {
    const { code, out, error } = await admin([...args, '--json'])
    if (code !== 0) throw new Error(`The command failed: ${error}${out}`)
    return JSON.parse(out)
  }

  const close = async () => {
    await site.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { ...site, url: database.url, env: siteEnv, admin, adminJson, close }
}
