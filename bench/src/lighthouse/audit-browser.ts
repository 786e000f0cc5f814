import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { freePort } from '../site/free-port'

export interface AuditBrowser {
  debuggingPort: number
  /** Stores the session token in the site's local storage, or removes it when `token` is null. */
  signIn(address: string, token: string | null): Promise<void>
  close(): Promise<void>
}

/** Launches a browser with a profile that keeps local storage and a debugging port for Lighthouse. */
export async function launchAuditBrowser(): Promise<AuditBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'bucketeer-lighthouse-'))
  const debuggingPort = await freePort()
  const context = await chromium.launchPersistentContext(profile, {
    ...(process.env.BROWSER_PATH && { executablePath: process.env.BROWSER_PATH }),
    args: [`--remote-debugging-port=${debuggingPort}`, '--no-sandbox'],
  })
  return {
    debuggingPort,
    signIn: async (address, token) => {
      const page = await context.newPage()
      await page.goto(`${address}/terms`)
      await page.evaluate(
        (authToken) =>
          authToken === null
            ? localStorage.removeItem('authToken')
            : localStorage.setItem('authToken', authToken),
        token,
      )
      await page.close()
    },
    close: async () => {
      await context.close()
      await rm(profile, { recursive: true, force: true })
    },
  }
}
