import { cutText, isolate } from '@bucketeer/platform/text'
import { escaped } from '../html'
import type { PagePreview } from '../options'

const longest = 200
const shortened = (text: string) => cutText(text.replace(/\s+/g, ' ').trim(), longest)

const titleOf = ({ title }: PagePreview, siteName: string) =>
  title === siteName ? title : `${isolate(title)} · ${siteName}`

const property = (name: string, content: string) =>
  `<meta property="og:${name}" content="${escaped(content)}">`

const authorTags = ({ author }: PagePreview, origin: string) =>
  author
    ? [
        `<meta name="author" content="${escaped(author.name)}">`,
        `<meta property="article:author" content="${escaped(origin + author.path)}">`,
      ]
    : []

function pictureTags({ picture, pictureSize: size }: PagePreview, origin: string) {
  if (!picture) return []
  const image = property('image', new URL(picture, origin).href)
  if (!size) return [image]
  return [
    image,
    property('image:type', 'image/jpeg'),
    property('image:width', String(size.width)),
    property('image:height', String(size.height)),
  ]
}

interface Place {
  siteName: string
  /** The public origin of the site. */
  origin: string
  pathname: string
}

/** Returns the meta tags of a page for browsers, search engines and chats; Open Graph, https://ogp.me. */
export function previewTags(preview: PagePreview, { siteName, origin, pathname }: Place): string[] {
  const description = shortened(preview.description)
  return [
    `<title>${escaped(titleOf(preview, siteName))}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    property('type', preview.author ? 'article' : 'website'),
    ...authorTags(preview, origin),
    ...(preview.isUnlisted ? ['<meta name="robots" content="noindex">'] : []),
    property('site_name', siteName),
    property('title', shortened(preview.title)),
    property('description', description),
    property('url', origin + pathname),
    ...pictureTags(preview, origin),
    `<meta name="twitter:card" content="${preview.picture ? 'summary_large_image' : 'summary'}">`,
  ]
}
