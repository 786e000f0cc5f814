import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { problems } from '../../../contract/problem'
import type { LiveReleaseReader } from '../live-releases'
import { presentChange } from '../presenter'
import type { ReleaseRepository } from '../repository'
import {
  ApprovalBody,
  StateChangeResponse,
  NeedsApprovalResponse,
  NeedsApprovalBody,
  PartParams,
  RemovalQuery,
} from '../schemas'
import { type DeployGuard, operatorName } from '../tokens/deploy-guard'
import { approve, expectPending } from './approve'

interface Options {
  repository: ReleaseRepository
  live: LiveReleaseReader
  guard: DeployGuard
}

const describe = (operationId: string, summary: string) => ({
  operationId,
  tags: ['Releases'],
  summary,
  security: [{ token: [] }],
})

/** Registers the approval of releases by a second deploy token. */
export const approvalRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { repository, live, guard },
) => {
  app.put(
    '/api/release/:part/needs-approval',
    {
      onRequest: guard.operator,
      schema: {
        ...describe(
          'setApprovalRequirement',
          'Require the approval of another deploy token for releases of a part',
        ),
        params: PartParams,
        body: NeedsApprovalBody,
        response: { 200: NeedsApprovalResponse, ...problems(400, 401, 403) },
      },
    },
    async ({ params: { part }, body: { isNeeded } }) => {
      await repository.needApproval(part, isNeeded, operatorName)
      return { isNeeded }
    },
  )

  app.post(
    '/api/release/:part/approval',
    {
      schema: {
        ...describe('approveRelease', 'Make the pending release of a part live, with another deploy token'),
        params: PartParams,
        body: ApprovalBody,
        response: { 200: StateChangeResponse, ...problems(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      const { part } = request.params
      const { version, canary: percent } = request.body
      const approver = await guard.for(request, part)
      const change = await repository.approve(part, approver.name, (state, pending) =>
        approve(state, expectPending(pending, part), { part, version, percent }, approver),
      )
      live.forget()
      return presentChange(change)
    },
  )

  app.delete(
    '/api/release/:part/approval',
    {
      schema: {
        ...describe('declineRelease', 'Withdraw the pending release of a part'),
        params: PartParams,
        querystring: RemovalQuery,
        response: { 204: { type: 'null', description: 'Withdrawn.' }, ...problems(400, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { part } = request.params
      const { name } = await guard.for(request, part)
      if (!(await repository.decline(part, { who: name, why: request.query.why })))
        expectPending(undefined, part)
      return reply.code(204).send(null)
    },
  )
}
