import { randomBytes } from 'node:crypto'
import { type IsolatedServer, startIsolatedServer } from '../site/start-server'
import type { BuiltPart } from './built-parts'
import { sendRelease } from './send-release'

export interface ReleasedSite extends IsolatedServer {
  /** The session token of the demo user, who owns Buckets and Journals. */
  token: string
}

const demoLogin = { email: 'demo@bucketeer.example', password: 'walk-in-the-woods', rememberMe: false }

async function logIn(address: string) {
  const response = await fetch(`${address}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoLogin),
  })
  if (!response.ok) throw new Error(`Login failed: ${response.status} ${await response.text()}`)
  return ((await response.json()) as { authToken: string }).authToken
}

/** Starts an isolated server with demo content and releases these parts to it. */
export async function startReleasedSite(parts: BuiltPart[]): Promise<ReleasedSite> {
  const deployToken = randomBytes(32).toString('hex')
  const server = await startIsolatedServer({ env: { DEPLOY_TOKEN: deployToken, SEED_DEMO: 'true' } })
  try {
    for (const { release, folder } of parts)
      await sendRelease({ address: server.address, deployToken }, release, folder)
    return { ...server, token: await logIn(server.address) }
  } catch (error) {
    await server.stop()
    throw error
  }
}
