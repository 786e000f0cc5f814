/** What a link to a page shows of it in a chat or a search. */
export interface PagePreview {
  title: string
  description: string
  /** The path or address of a picture. */
  picture?: string
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

const productName = 'Bucketeer'

/** What is said of a page that says nothing itself. */
export const sitePreview: PagePreview = {
  title: productName,
  description:
    'Collect your dreams in Buckets, describe experiences as Kicks and write Journals about what you did.',
}

const longest = 200
const shortened = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line
}

const titleOf = ({ title }: PagePreview) => (title === productName ? title : `${title} · ${productName}`)

const property = (name: string, content: string) =>
  `<meta property="og:${name}" content="${escaped(content)}">`

/**
 * The tags by which browsers, searches and chats know what a page is; Open Graph, https://ogp.me.
 * @param origin where people find the site
 */
export const previewTags = (preview: PagePreview, origin: string, pathname: string): string[] => {
  const description = shortened(preview.description)
  return [
    `<title>${escaped(titleOf(preview))}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    property('type', 'website'),
    property('site_name', productName),
    property('title', shortened(preview.title)),
    property('description', description),
    property('url', origin + pathname),
    ...(preview.picture ? [property('image', new URL(preview.picture, origin).href)] : []),
    `<meta name="twitter:card" content="${preview.picture ? 'summary_large_image' : 'summary'}">`,
  ]
}
