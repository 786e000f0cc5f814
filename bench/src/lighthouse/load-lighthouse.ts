import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installPackages } from '../install-packages'
import { root } from '../root'

const version = '12.8.2'

interface Flags {
  port: number
  logLevel: 'error'
  output: 'json'
}

/** The transferred bytes of one type of resource, such as `script`. */
interface ResourceSummary {
  resourceType?: string
  transferSize?: number
}

/** Declares the part of Lighthouse's result that this benchmark reads. */
interface Result {
  lhr: {
    categories: Record<string, { score: number | null } | undefined>
    audits: Record<string, { numericValue?: number; details?: { items?: ResourceSummary[] } } | undefined>
    runtimeError?: { code: string; message: string }
    finalDisplayedUrl: string
  }
}

/** Declares Lighthouse's main function: https://github.com/GoogleChrome/lighthouse/blob/v12.8.2/docs/readme.md */
export type Lighthouse = (url: string, flags: Flags) => Promise<Result | undefined>

/** Loads Lighthouse; installs it into `.cache/bench` on first use. */
export async function loadLighthouse(): Promise<Lighthouse> {
  const folder = join(root, '.cache/bench', `lighthouse-${version}`)
  const file = join(folder, 'node_modules/lighthouse/core/index.js')
  if (!existsSync(file)) {
    await mkdir(folder, { recursive: true })
    await installPackages(folder, { lighthouse: version })
  }
  // The import is untyped because Lighthouse is not a dependency; the version is pinned above.
  const { default: lighthouse } = (await import(pathToFileURL(file).href)) as { default: Lighthouse }
  return lighthouse
}
