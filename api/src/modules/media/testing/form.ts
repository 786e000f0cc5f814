import { randomUUID } from 'node:crypto'

interface Part {
  name: string
  content: Buffer | string
  fileName?: string
}

/** Returns a multipart form as a browser sends it. A part without `filename` is a text field. */
export function form(...parts: Part[]) {
  const boundary = `--------${randomUUID()}`
  const body = parts.flatMap(({ name, content, fileName }) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"`),
    Buffer.from(
      fileName === undefined ? '\r\n\r\n' : `; filename="${fileName}"\r\nContent-Type: image/png\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
  return {
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([...body, Buffer.from(`--${boundary}--\r\n`)]),
  }
}
export const asFile = (content: Buffer | string, name = 'pictures'): Part => ({
  name,
  content,
  fileName: 'holiday.png',
})
