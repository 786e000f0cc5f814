import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { Forbidden, NotSignedIn } from '../../errors/http-error'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Lets pass who sends the deploy token that this server was started with. */
export const createDeployGuard = (deployToken: string | undefined) => async (request: FastifyRequest) => {
  if (!deployToken) throw new Forbidden('This site takes no releases: it was started without a DEPLOY_TOKEN.')
  const [scheme, token] = (request.headers.authorization ?? '').split(' ')
  if (scheme?.toLowerCase() !== 'bearer' || !token) throw new NotSignedIn('Releasing needs a deploy token.')
  if (!timingSafeEqual(digest(token), digest(deployToken)))
    throw new Forbidden('This deploy token is not valid here.')
}
