import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { root } from '../parts/parts'
import type { Site } from './send-release'

const tokenFile = (dataDir: string | undefined) => join(resolve(root, dataDir || '.data'), 'deploy-token')

const keptToken = (dataDir: string | undefined) =>
  readFile(tokenFile(dataDir), 'utf8').then(
    (text) => text.trim() || undefined,
    () => undefined,
  )

/** The deploy token of a site that keeps its data here: the configured one, or that of its last start. */
export const knownToken = async (dataDir: string | undefined): Promise<string | undefined> =>
  process.env.DEPLOY_TOKEN || (await keptToken(dataDir))

/** Keeps a site's token beside its data, readable by its owner alone, for the release commands. */
export const keepToken = (dataDir: string | undefined, token: string) =>
  writeFile(tokenFile(dataDir), `${token}\n`, { mode: 0o600 })

const localAddress = () => `http://127.0.0.1:${process.env.PORT || 3000}`

/**
 * A site's address, without a slash at its end.
 * @param to as given by `--to`; when not given, the site that runs from this folder
 */
export const siteAddress = (to?: string): string => {
  if (to !== undefined && !/^https?:\/\/[^/\s]+\/?$/.test(to))
    throw new Error(`--to wants a site's address, such as https://bucketeer.example, not ${to}.`)
  return (to ?? localAddress()).replace(/\/$/, '')
}

/**
 * Where to release to, and by which token.
 * @param to a site's address; when not given, the site that runs from this folder
 * @throws Error that says which variable to set
 */
export const findSite = async (to?: string): Promise<Site> => {
  const address = siteAddress(to)
  const token = to === undefined ? await knownToken(process.env.DATA_DIR) : process.env.DEPLOY_TOKEN
  if (token) return { address, token }
  throw new Error(
    to === undefined
      ? 'No site was started from this folder yet: npm start does it. For another site, name it by --to and set DEPLOY_TOKEN.'
      : `Set DEPLOY_TOKEN to a deploy token of ${address}. Who runs the site makes one by npm run deploy-token.`,
  )
}
