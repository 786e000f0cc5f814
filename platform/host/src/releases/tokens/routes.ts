import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { problems } from '../../server/contract/problem'
import { NotFound } from '../../server/errors/domain-error'
import { type DeployGuard, operatorName } from './deploy-guard'
import type { TokenRepository } from './repository'
import { NewToken, TokenBody, TokenParams, Tokens } from './schemas'

interface Options {
  tokens: TokenRepository
  guard: DeployGuard
}

const describe = (operationId: string, summary: string) => ({
  operationId,
  tags: ['Releases'],
  summary,
  security: [{ token: [] }],
})

/** Registers deploy tokens: the operator creates, lists and revokes them. */
export const tokenRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { tokens, guard }) => {
  app.addHook('onRequest', guard.master)

  app.post(
    '',
    {
      schema: {
        ...describe('createDeployToken', 'Create a token that may change one part'),
        body: TokenBody,
        response: { 201: NewToken, ...problems(400, 401, 403) },
      },
    },
    async ({ body: { part, name } }, reply) =>
      reply.code(201).send(await tokens.create(part, name, operatorName)),
  )

  app.get(
    '',
    {
      schema: {
        ...describe('listDeployTokens', 'The valid tokens'),
        response: { 200: Tokens, ...problems(401, 403) },
      },
    },
    async () =>
      (await tokens.list()).map(({ createdAt, lastUsedAt, ...token }) => ({
        ...token,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
  )

  app.delete(
    '/:tokenId',
    {
      schema: {
        ...describe('revokeDeployToken', 'Revoke a token'),
        params: TokenParams,
        response: { 204: { type: 'null', description: 'Revoked.' }, ...problems(400, 401, 403, 404) },
      },
    },
    async ({ params: { tokenId } }, reply) => {
      if (!(await tokens.revoke(tokenId, operatorName)))
        throw new NotFound('There is no such token, or it has ended already.')
      return reply.code(204).send(null)
    },
  )
}
