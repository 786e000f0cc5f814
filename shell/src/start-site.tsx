import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { isRightToLeftLanguage, type LiveShell, unpackRegistry } from '@bucketeer/platform/runtime'
import { configureApi, startAuth } from '@bucketeer/shared-auth'
import { runningRelease } from './federation/live-registry'
import { loadSharedMessages, mirrorStyles, translated } from '@bucketeer/shared-ui'
import { readEarlyCalls, readPageData } from './federation/page-data'
import { startFederation } from './federation/load-remote-page'
import { readDetails } from './federation/remote-details'
import { loadMessages } from './messages'
import { configureSite } from './account-page/public-config'
import { Site } from './site/site'

/** Loads what the shell and the common components need in the language of the page. Remotes load their own texts. */
async function loadLanguage(language: string): Promise<void> {
  if (language === 'en') return
  await Promise.all([
    loadSharedMessages(language),
    loadMessages(language),
    isRightToLeftLanguage(language) && mirrorStyles(),
  ])
}

export async function startSite() {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element #root.')

  const { registry: packed, config } = readPageData()
  const listed = unpackRegistry(packed)
  const registry = { ...listed, shell: await readDetails<LiveShell>('shell', listed.shell) }
  configureApi({
    baseUrl: config.apiUrl,
    versionOf: (part) => runningRelease(part)?.version,
    earlyCalls: readEarlyCalls(),
    translate: translated,
  })
  configureSite(config)
  startFederation(registry)
  startAuth()
  await loadLanguage(document.documentElement.lang)
  // A transition renders in slices and keeps the page responsive; the prerendered markup stays until it commits.
  startTransition(() => createRoot(root).render(<Site registry={registry} />))
}
