import { createHash, createHmac } from 'node:crypto'

/** What a request to S3 says, as far as its signature covers it. */
export interface SignedRequest {
  method: string
  /** The path and query as they were sent. */
  url: string
  headers: Record<string, string>
}

interface Key {
  id: string
  secret: string
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Every byte but A-Z a-z 0-9 - . _ ~ by its hex digits. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const canonicalPath = (path: string) =>
  path
    .split('/')
    .map((name) => encode(decodeURIComponent(name)))
    .join('/')

const canonicalQuery = (query: URLSearchParams) =>
  [...query]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&')

const form =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/

/**
 * Whether a request is signed with a key, by the rules that AWS publishes for Signature Version 4:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export const isSigned = ({ method, url, headers }: SignedRequest, key: Key): boolean => {
  const [, id, day = '', region = '', signedHeaders = '', signature] =
    form.exec(headers.authorization ?? '') ?? []
  const names = signedHeaders.split(';')
  const mustBeSigned = ['host', 'x-amz-content-sha256', 'x-amz-date']
  if (id !== key.id || !mustBeSigned.every((name) => names.includes(name))) return false
  const { pathname, searchParams } = new URL(url, 'http://s3')
  const time = headers['x-amz-date'] ?? ''
  const canonical = [
    method,
    canonicalPath(pathname),
    canonicalQuery(searchParams),
    ...names.map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}`),
    '',
    signedHeaders,
    headers['x-amz-content-sha256'],
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')
  const signingKey = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${key.secret}`, day))
  return time.startsWith(day) && hmac(signingKey, toSign).toString('hex') === signature
}
