import { createHash, createHmac } from 'node:crypto'

/** The part of a request to S3 that its signature covers. */
export interface SignedRequest {
  method: string
  /** The path and query. */
  url: string
  headers: Record<string, string>
}

interface Key {
  id: string
  secret: string
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Percent-encodes every byte except A-Z a-z 0-9 - . _ ~. */
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

const authorizationFormat =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/

/**
 * Verifies a Signature Version 4:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export const isSigned = ({ method, url, headers }: SignedRequest, key: Key): boolean => {
  const [, id, day = '', region = '', signedHeaders = '', signature] =
    authorizationFormat.exec(headers.authorization ?? '') ?? []
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
