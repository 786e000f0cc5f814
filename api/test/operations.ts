import { sharedYear, type LeakScene, type SecretThing, type ViewerName } from './leak-scene'
import { roleMatrix } from './role-matrix'

/** Paths of read operations without content of people. The role matrix tests them. */
const withoutContent = [
  '/healthz',
  '/readyz',
  '/packages/index.json',
  '/auth/verify',
  '/api/places',
  '/api/places/nearest',
  '/api/places/around',
  '/api/audit',
  '/api/deploy-token',
  '/api/release',
  '/api/status',
]

export type Kind = SecretThing['kind']

/** Returns the URLs of an operation or of pages through which a viewer could read the owner's things. */
export type UrlsOfOperation = (
  scene: LeakScene,
  idsOf: (kind: Kind) => string[],
  viewer: ViewerName,
) => string[]

/** The read operations, by their path in the OpenAPI document. */
export const readOperations: Record<string, UrlsOfOperation> = {
  '/api/kick': ({ people, things }) => [
    '/api/kick?limit=1000',
    '/api/kick?limit=100',
    ...['private', 'created', 'liked', 'favourites'].map((mine) => `/api/kick?mine=${mine}`),
    '/api/kick?continent=Asia&category=Chill',
    `/api/kick?createdBy=${people.owner.userId}`,
    `/api/kick?createdBy=${people.owner.userId}&mine=private`,
    '/api/kick?q=secretmarker',
    ...things.map(({ markers: [marker] }) => `/api/kick?q=${marker}`),
  ],
  '/api/kick/figures': () => ['/api/kick/figures'],
  '/api/kick/spelling': () => ['/api/kick/spelling?q=secretmarkerz'],
  '/api/kick/{kickId}': (_scene, idsOf) => idsOf('Kick').map((id) => `/api/kick/${id}`),
  '/api/kick/{kickId}/comments': (_scene, idsOf) => idsOf('Kick').map((id) => `/api/kick/${id}/comments`),
  '/api/bucket': ({ people }) => ['/api/bucket', `/api/bucket?createdBy=${people.owner.userId}`],
  '/api/bucket/{bucketId}': ({ ownBuckets }, idsOf, viewer) => [
    ...idsOf('Bucket').map((id) => `/api/bucket/${id}`),
    ...(viewer === 'nobody' ? [] : [`/api/bucket/${ownBuckets[viewer]}`]),
  ],
  '/api/log': ({ people }, idsOf) => {
    const log = `/api/log?user=${people.owner.userId}`
    return [
      '/api/log',
      ...[log, `${log}&year=2019`, `${log}&category=Chill`, `${log}&country=Japan`, `${log}&with=Tomas`],
      ...idsOf('Kick').map((id) => `${log}&kick=${id}`),
    ]
  },
  '/api/log/filters': () => ['/api/log/filters'],
  '/api/log/next': () => ['/api/log/next?limit=5', '/api/log/next'],
  '/api/log/on-this-day': () => ['/api/log/on-this-day'],
  '/api/log/years': ({ people }) => ['/api/log/years', `/api/log/years?user=${people.owner.userId}`],
  '/api/log/years/{year}': () => ['/api/log/years/2019'],
  '/api/log/settings': () => ['/api/log/settings'],
  '/api/log/{entryId}': (_scene, idsOf) => idsOf('entry').map((id) => `/api/log/${id}`),
  '/api/journal/public': ({ people }) => [
    '/api/journal/public',
    `/api/journal/public?createdBy=${people.owner.userId}`,
    '/api/journal/public?q=secretmarker',
  ],
  '/api/journal/shared': ({ people }) => [`/api/journal/shared?createdBy=${people.owner.userId}`],
  '/api/journal/private': () => ['/api/journal/private'],
  '/api/journal/{journalId}': (_scene, idsOf) =>
    idsOf('Journal').flatMap((id) => [`/api/journal/${id}`, `/api/journal/${id}?stories=1`]),
  '/api/journal/{journalId}/stories': (_scene, idsOf) =>
    idsOf('Journal').flatMap((id) => [`/api/journal/${id}/stories`, `/api/journal/${id}/stories?limit=1`]),
  '/api/people': (_scene, _idsOf, viewer) => [
    '/api/people?list=muted',
    // The one place that names a blocked person, to the person who blocked.
    ...(viewer === 'blocker' ? [] : ['/api/people?list=blocked']),
  ],
  '/api/share': (_scene, idsOf) => [
    '/api/share',
    ...idsOf('Bucket').map((id) => `/api/share?kind=bucket&id=${id}`),
    ...idsOf('Journal').map((id) => `/api/share?kind=journal&id=${id}`),
    ...idsOf('entry').map((id) => `/api/share?kind=log&id=${id}`),
    `/api/share?kind=year&id=${sharedYear}`,
  ],
  // Active links show more. The tests of link holders below cover them.
  '/api/shared/{key}': ({ links }) =>
    links.filter(({ hasEnded }) => hasEnded).map(({ key }) => `/api/shared/${key}`),
  '/api/shared/{key}/stories': ({ links }) =>
    links.filter(({ hasEnded }) => hasEnded).map(({ key }) => `/api/shared/${key}/stories`),
  '/api/user/{userId}': ({ people }) => [`/api/user/${people.owner.userId}`],
  '/api/user/{userId}/figures': ({ people }) => [`/api/user/${people.owner.userId}/figures`],
}

/** Endpoints of deployments and browsers: their own tests cover which token may do what. */
const excluded = ['/api/release', '/api/deploy-token', '/api/report', '/api/status', '/api/audit']

const isIn = (prefixes: string[], path: string) =>
  prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))

/** Returns a sentence for each record that an operation lacks: in which table, and what to write. */
export function missingRecords(paths: object): string[] {
  const operations = Object.entries(paths).flatMap(([path, of]) =>
    Object.keys(Object(of)).map((method) => ({ path, method: method.toUpperCase() })),
  )
  const known = new Set(roleMatrix.map(([operation]) => operation))
  return operations.flatMap(({ path, method }) => {
    const operation = `${method} ${path}`
    const roles = `${operation} has no record in api/test/role-matrix.ts: write ['${operation}', '', members(200), () => ({})], with the status for each role and what the request needs.`
    const reads = `${operation} has no record in api/test/operations.ts: write '${path}': () => ['${path}'] into readOperations, with all URLs through which somebody's content could leak, or '${path}' into withoutContent.`
    return [
      ...(known.has(operation) || isIn(excluded, path) ? [] : [roles]),
      ...(method !== 'GET' || path in readOperations || isIn(withoutContent, path) ? [] : [reads]),
    ]
  })
}

/** Returns the operations of the tables that the document does not have. */
export const staleRecords = (paths: object): string[] =>
  [
    ...roleMatrix.map(([operation]) => operation),
    ...Object.keys(readOperations).map((path) => `GET ${path}`),
  ].filter((operation) => {
    const [method = '', path = ''] = operation.split(' ')
    return !(method.toLowerCase() in Object(Object(paths)[path]))
  })
