import { everybody, type Operations } from './record'

/** The other calls of deployments and browsers have their own tests of which token may do what. */
export const releases: Operations = {
  'GET /packages/index.json': {
    roles: { 'on a site without a shell': [everybody(503)] },
    reads: 'no content of people',
  },
}
