import type { FastifyRequest } from 'fastify'
import { Forbidden, NotSignedIn } from '../../server/errors/http-error'
import { isSameSecret } from '../../server/http/same-secret'
import type { TokenRepository } from './repository'

/** The owner of a deploy token. */
export interface Deployer {
  /** The id of the token; null for the token from the configuration. */
  id: string | null
  /** The name in the history. */
  name: string
  /** The part that they may change; null for every part and the tokens. */
  part: string | null
  /** Whether the part was removed, so that the token may read its history and failures only. */
  isReadOnly: boolean
}

/** The name of the token from the configuration in the history. */
export const operatorName = 'the operator'

function tokenOf({ headers }: FastifyRequest) {
  const [scheme, token] = (headers.authorization ?? '').split(' ')
  if (scheme?.toLowerCase() === 'bearer' && token) return token
  throw new NotSignedIn(
    'Releasing needs a deploy token. Set DEPLOY_TOKEN; whoever runs the site makes tokens.',
  )
}

const invalid = () =>
  new Forbidden('This deploy token is not valid here. Ask whoever runs the site for a new one.')

/**
 * Creates the hooks that authenticate and authorise deploy tokens.
 * @param master the token from the configuration, which may do everything
 */
export function createDeployGuard(tokens: TokenRepository, master: string | undefined) {
  const isMaster = (token: string) => master !== undefined && isSameSecret(token, master)

  const deployerOf = async (request: FastifyRequest): Promise<Deployer> => {
    const token = tokenOf(request)
    if (isMaster(token)) return { id: null, name: operatorName, part: null, isReadOnly: false }
    const found = await tokens.use(token)
    if (!found) throw invalid()
    return found
  }

  const some = async (request: FastifyRequest): Promise<Deployer> => {
    const deployer = await deployerOf(request)
    if (deployer.isReadOnly)
      throw new Forbidden(
        `${deployer.part} was removed from this site, so this deploy token only reads its history. Ask whoever runs the site for a new one.`,
      )
    return deployer
  }

  const ofPart = (deployer: Deployer, part: string): Deployer => {
    if (deployer.part !== null && deployer.part !== part)
      throw new Forbidden(
        `This deploy token is good for ${deployer.part}, not for ${part}. Ask whoever runs the site for a token of ${part}.`,
      )
    return deployer
  }

  return {
    /** Accepts any token that may change something. */
    some,

    /** Accepts tokens that may change this part. */
    for: async (request: FastifyRequest, part: string) => ofPart(await some(request), part),

    /** Accepts any token, or those of this part; also those of removed parts. */
    reader: async (request: FastifyRequest, part?: string) => {
      const deployer = await deployerOf(request)
      return part === undefined ? deployer : ofPart(deployer, part)
    },

    /** Accepts the token from the configuration only, for settings of the site. */
    operator: async (request: FastifyRequest): Promise<void> => {
      const { part } = await deployerOf(request)
      if (part !== null)
        throw new Forbidden(`This deploy token is good for ${part} only; whoever runs the site decides this.`)
    },

    /** Like `operator`, for deploy tokens. */
    master: async (request: FastifyRequest): Promise<void> => {
      if (!master)
        throw new Forbidden('This site gives out no deploy tokens: it was started without a DEPLOY_TOKEN.')
      const { part } = await deployerOf(request)
      if (part !== null)
        throw new Forbidden(`This token is good for ${part} only; whoever runs the site makes tokens.`)
    },
  }
}
