import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { problems } from '../../../contract/problem'
import { NotFound } from '../../../errors/domain-error'
import { PartParams, SigningKeyBody } from '../schemas'
import { type DeployGuard, operatorName } from '../tokens/deploy-guard'
import type { SigningKeyRepository } from './repository'
import { toPublicKey } from './signature'

interface Options {
  keys: SigningKeyRepository
  guard: DeployGuard
}

const describe = (operationId: string, summary: string) => ({
  operationId,
  tags: ['Releases'],
  summary,
  security: [{ token: [] }],
})

/** Registers the keys that sign releases: the operator registers and removes them. */
export const signingKeyRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { keys, guard }) => {
  app.addHook('onRequest', guard.operator)

  app.put(
    '/api/release/:part/signing-key',
    {
      schema: {
        ...describe('registerSigningKey', 'Register the key that must sign the releases of a part'),
        params: PartParams,
        body: SigningKeyBody,
        response: { 204: { type: 'null', description: 'Registered.' }, ...problems(400, 401, 403) },
      },
    },
    async ({ params: { part }, body: { publicKey, name } }, reply) => {
      await keys.set({ part, publicKey: toPublicKey(publicKey), name }, operatorName)
      return reply.code(204).send(null)
    },
  )

  app.delete(
    '/api/release/:part/signing-key',
    {
      schema: {
        ...describe('removeSigningKey', 'Remove the key of a part, whose releases need no signature then'),
        params: PartParams,
        response: { 204: { type: 'null', description: 'Removed.' }, ...problems(400, 401, 403, 404) },
      },
    },
    async ({ params: { part } }, reply) => {
      if (!(await keys.remove(part, operatorName))) throw new NotFound(`${part} has no signing key.`)
      return reply.code(204).send(null)
    },
  )
}
