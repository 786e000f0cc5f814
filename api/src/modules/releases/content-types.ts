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

/** Returns the media type of a released file by its extension. */
export const contentTypeOf = (path: string) =>
  types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
