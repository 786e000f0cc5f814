import { PartName } from '@bucketeer/platform'
import Type from 'typebox'
import { problems } from '../../server/contract/problem'
import { NotFound } from '../../server/errors/domain-error'
import type { ReleaseRoutes } from '../release-deps'
import { Moment, nullable, oneLineText, tokenCall } from '../schemas'
import { operatorName } from './deploy-guard'

const Id = Type.String({ format: 'uuid' })
const whose = 'Whose it is, for the history.'

const TokenBody = Type.Object({
  part: PartName,
  name: oneLineText({ minLength: 1, maxLength: 100, description: whose }),
})
const NewToken = Type.Object({
  _id: Id,
  token: Type.String({ description: 'The token. It is shown only once.' }),
})
const Tokens = Type.Array(
  Type.Object({
    _id: Id,
    part: PartName,
    // Names from before this rule may have control characters.
    name: Type.String({ description: whose }),
    createdAt: Moment,
    lastUsedAt: nullable(Moment),
    isReadOnly: Type.Boolean({
      description: 'Whether its part was removed, so that it may read its history and failures only.',
    }),
  }),
)
const TokenParams = Type.Object({ tokenId: Id })

/** Registers deploy tokens: the operator creates, lists and revokes them. */
export const tokenRoutes: ReleaseRoutes = async (app, { tokens, guard }) => {
  app.addHook('onRequest', guard.master)

  app.post(
    '/api/deploy-token',
    {
      schema: {
        ...tokenCall('createDeployToken', 'Create a token that may change one part'),
        body: TokenBody,
        response: { 201: NewToken, ...problems(400, 401, 403) },
      },
    },
    async ({ body: { part, name } }, reply) =>
      reply.code(201).send(await tokens.create(part, name, operatorName)),
  )

  app.get(
    '/api/deploy-token',
    {
      schema: {
        ...tokenCall('listDeployTokens', 'The valid tokens'),
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
    '/api/deploy-token/:tokenId',
    {
      schema: {
        ...tokenCall('revokeDeployToken', 'Revoke a token'),
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
