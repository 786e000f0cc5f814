import { randomBytes } from 'node:crypto'
import { type IsolatedServer, startIsolatedServer } from '../site/start-server'
import type { BuiltPart } from './built-parts'
import { sendRelease } from './send-release'

export interface ReleasedSite extends IsolatedServer {
  /** Of the person whose Buckets and Journals a demo site has. */
  token: string
}

const demo = { email: 'demo@bucketeer.example', password: 'walk-in-the-woods', rememberMe: false }

const logIn = async (address: string) => {
  const answer = await fetch(`${address}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demo),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return ((await answer.json()) as { authToken: string }).authToken
}

/** A server of its own with demo content that serves these parts. */
export const startReleasedSite = async (parts: BuiltPart[]): Promise<ReleasedSite> => {
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
