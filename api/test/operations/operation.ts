import { everybody, type Operations } from './record'

export const operation: Operations = {
  'GET /healthz': { roles: [everybody(200)], reads: 'no content of people' },
  'GET /readyz': { roles: [everybody(200)], reads: 'no content of people' },
}
