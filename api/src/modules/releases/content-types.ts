const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  png: 'image/png',
  woff2: 'font/woff2',
  mp4: 'video/mp4',
  webm: 'video/webm',
}

/** The media type of a released file, by the end of its name. */
export const contentTypeOf = (path: string) =>
  types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
