import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { freePort } from '../site/free-port'

export interface AuditBrowser {
  debuggingPort: number
  /** Keeps this token for a site's pages, or forgets the one that is kept. */
  signIn(address: string, token: string | null): Promise<void>
  close(): Promise<void>
}

/** A browser that Lighthouse can steer, and that remembers who is signed in. */
export const launchAuditBrowser = async (): Promise<AuditBrowser> => {
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
        (kept) =>
          kept === null ? localStorage.removeItem('authToken') : localStorage.setItem('authToken', kept),
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
