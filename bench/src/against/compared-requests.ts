import type { Request } from '../requests/request'
import { type Content, newKick } from './fill-site'

/** Returns the compared requests by name, in the order of measurement; the one that writes comes last. */
export function comparedRequests({ ownerToken, otherToken, kick, bucket, picture }: Content) {
  const get = (path: string, token = ownerToken): Request => ({ method: 'GET', path, token })
  const page = (acceptEncoding: string): Request => ({ ...get('/about', ''), acceptEncoding })
  return {
    'kick list': get('/api/kick?limit=24'),
    'filtered list': get('/api/kick?limit=24&continent=Europe&category=Travel'),
    kick: get(`/api/kick/${kick}`),
    bucket: get(`/api/bucket/${bucket}`),
    'bucket list, of no Buckets': get('/api/bucket', otherToken),
    verify: get('/auth/verify'),
    '/about, plain': page('identity'),
    '/about, gzip': page('gzip'),
    '/about, Brotli': page('br'),
    create: { method: 'POST', path: '/api/kick', token: ownerToken, body: newKick(picture, 0) },
  } satisfies Record<string, Request>
}

export type RequestName = keyof ReturnType<typeof comparedRequests>
