import type { Registry } from '@bucketeer/platform'
import { productName } from './preview'

/** Rules for search engines. URLs of share links are secrets. */
export const robotsText = (origin: string): string =>
  ['User-agent: *', 'Disallow: /api/', 'Disallow: /shared/', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')

/** The maximum number of Journals of a sitemap, which may have 50,000 URLs (https://www.sitemaps.org/protocol.html). */
export const maxJournals = 40_000

const entry = (address: string, changedAt?: Date) =>
  `<url><loc>${address}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</url>`

/** Returns the public pages of the parts and the Public Journals, for search engines. */
export const sitemapXml = (
  origin: string,
  { remotes }: Registry,
  journals: { id: string; updatedAt: Date }[],
): string => {
  const pages = remotes
    .flatMap(({ isOff, routes }) => (isOff ? [] : routes))
    .filter(({ path, access }) => access === 'public' && !path.includes(':'))
    .map(({ path }) => entry(origin + path))
  const journalPages = journals.map(({ id, updatedAt }) => entry(`${origin}/journal/${id}`, updatedAt))
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${namespace}">${[...pages, ...journalPages].join('')}</urlset>\n`
}

/** Returns the web app manifest, by which browsers install the site (https://www.w3.org/TR/appmanifest/). */
export const webManifest = (icon: string) => ({
  name: productName,
  short_name: productName,
  id: '/',
  start_url: '/',
  display: 'standalone',
  // The ground of the light theme.
  background_color: '#FAF6EF',
  theme_color: '#FAF6EF',
  icons: [{ src: icon, sizes: 'any', type: 'image/svg+xml' }],
})
