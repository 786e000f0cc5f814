import type { Registry } from '@bucketeer/platform'
import type { ListedPage } from '../options'

/** Rules for search engines. */
export function robotsText(origin: string, hiddenPaths: string[]): string {
  const rules = ['/api/', ...hiddenPaths].map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...rules, `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

const entry = (address: string, changedAt?: Date) =>
  `<url><loc>${address}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</url>`

/** Returns the public pages of the parts and other ones, for search engines. */
export function sitemapXml(origin: string, { remotes }: Registry, listedPages: ListedPage[]): string {
  const pages = remotes
    .flatMap(({ isOff, routes }) => (isOff ? [] : routes))
    .filter(({ path, access }) => access === 'public' && !path.includes(':'))
    .map(({ path }) => entry(origin + path))
  const others = listedPages.map(({ path, updatedAt }) => entry(origin + path, updatedAt))
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${namespace}">${[...pages, ...others].join('')}</urlset>\n`
}

/** Returns the web app manifest, by which browsers install the site (https://www.w3.org/TR/appmanifest/). */
export const webManifest = (name: string, icon: string) => ({
  name,
  short_name: name,
  id: '/',
  start_url: '/',
  display: 'standalone',
  // The ground of the light theme.
  background_color: '#FAF6EF',
  theme_color: '#FAF6EF',
  icons: [{ src: icon, sizes: 'any', type: 'image/svg+xml' }],
})
