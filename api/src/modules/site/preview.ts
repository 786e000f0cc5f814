/** The preview of a page in chats and search results. */
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

/** The default preview. */
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
 * Returns the meta tags of a page for browsers, search engines and chats; Open Graph, https://ogp.me.
 * @param origin the public origin of the site
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
