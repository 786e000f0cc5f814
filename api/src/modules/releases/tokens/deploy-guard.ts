import type { FastifyRequest } from 'fastify'
import { Forbidden, NotSignedIn } from '../../../errors/http-error'
import { isSameSecret } from '../../../http/same-secret'
import type { TokenRepository } from './repository'

/** Who sent a deploy token. */
export interface Deployer {
  /** For the history. */
  name: string
  /** The one part that they may change; null: every part, and the tokens themselves. */
  part: string | null
}

const tokenOf = ({ headers }: FastifyRequest) => {
  const [scheme, token] = (headers.authorization ?? '').split(' ')
  if (scheme?.toLowerCase() === 'bearer' && token) return token
  throw new NotSignedIn('Releasing needs a deploy token.')
}

const invalid = () => new Forbidden('This deploy token is not valid here.')

/**
 * Tells who sends a deploy token, and what they may do with it.
 * @param master the token that this server was started with: good for everything
 */
export const createDeployGuard = (tokens: TokenRepository, master: string | undefined) => {
  const isMaster = (token: string) => master !== undefined && isSameSecret(token, master)

  const deployerOf = async (request: FastifyRequest): Promise<Deployer> => {
    const token = tokenOf(request)
    if (isMaster(token)) return { name: 'the operator', part: null }
    const found = await tokens.use(token)
    if (!found) throw invalid()
    return found
  }

  return {
    /** Lets pass who has any good token. */
    some: deployerOf,

    /** Lets pass who may change this part. */
    for: async (request: FastifyRequest, part: string): Promise<Deployer> => {
      const deployer = await deployerOf(request)
      if (deployer.part !== null && deployer.part !== part)
        throw new Forbidden(`This deploy token is good for ${deployer.part}, not for ${part}.`)
      return deployer
    },

    /** Lets pass who has the token that this server was started with. */
    master: async (request: FastifyRequest): Promise<void> => {
      if (!master)
        throw new Forbidden('This site gives out no deploy tokens: it was started without a DEPLOY_TOKEN.')
      const { part } = await deployerOf(request)
      if (part !== null)
        throw new Forbidden(`This token is good for ${part} only; whoever runs the site makes tokens.`)
    },
  }
}

export type DeployGuard = ReturnType<typeof createDeployGuard>
