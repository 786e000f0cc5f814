import { createDeployGuard, createTokenRepository, host } from '@bucketeer/host'
import { productName } from '../../contract/product-name'
import { runDaily } from '../../daily/run-daily'
import type { Routes } from '../../app-deps'
import { textsIn } from '../../http/server-texts'
import { siteOrigin } from '../../http/site-origin'
import { addressKey } from '../../limits/address-key'
import { limitByAddress } from '../../limits/limits'
import { createSiteKey } from '../../site-key/repository'
import { recordAudit } from '../audit/repository'
import { auditRoutes } from '../audit/routes'
import { createJournalPreviews } from '../journal/preview'
import { createJournalRepository } from '../journal/repository'
import { usableMapFile } from '../map/routes'
import { pictureWidths } from '../media/picture-urls'
import { createSharedPagePreviews, secretPageHeaders } from '../share/shared-pages'
import { pageSources } from './page-sources'
import { publicConfig } from './public-config'
import { aboutSite } from './words'

/** The number of Journals in the sitemap, which may have 50,000 URLs (https://www.sitemaps.org/protocol.html). */
const maxJournals = 40_000

/** Registers the host with the product's pages, and the audit log, which the operator reads. */
export const siteRoutes: Routes = async (app, { config, database, store }) => {
  const previewOfJournal = createJournalPreviews(database, config)
  const previewOfLink = createSharedPagePreviews(database)
  const { newestPublic } = createJournalRepository(database)
  const { operator } = createDeployGuard(createTokenRepository(database, recordAudit), config.deployToken)
  await app.register(auditRoutes, { database, operator, prefix: '/api/audit' })
  await app.register(host, {
    config,
    database,
    store,
    siteKey: createSiteKey(database, 'cohort'),
    audit: recordAudit,
    metrics: app.metrics.registry,
    onLive: app.callers.add,
    runDaily: (task) => runDaily(app, database, task),
    callers: { limitReports: limitByAddress('report-by-address'), networkOf: addressKey },
    site: {
      publicConfig: publicConfig(config, await usableMapFile(config)),
      origin: () => siteOrigin(app, config),
      name: productName,
      preview: async (language) => ({ title: productName, description: aboutSite(await textsIn(language)) }),
      previewOf: async (pathname, language) => {
        const say = await textsIn(language)
        return (await previewOfJournal(pathname, say)) ?? previewOfLink(pathname, say)
      },
      listedPages: async () =>
        (await newestPublic(maxJournals)).map(({ id, updatedAt }) => ({ path: `/journal/${id}`, updatedAt })),
      hiddenPaths: ['/shared/'],
      callPaths: ['/auth', '/media'],
      sessionCall: '/auth/verify',
      // Its prerendered markup has the form of an open sign-up.
      notPrerendered: config.signUp === 'open' ? [] : ['/signup'],
      headersOf: secretPageHeaders,
      pictureWidths,
      sources: pageSources(config),
      packageLinks: [
        { text: 'Its API', path: '/api/docs' },
        { text: 'What is live', path: '/status' },
      ],
    },
  })
}
