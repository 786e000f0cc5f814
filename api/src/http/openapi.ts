import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify'
import { problems, type ProblemStatus } from '../contract/problem'
import { productName } from '../contract/product-name'

/** How calls are refused before they are asked themselves: for what their path, query or body holds. */
function earlyRefusals({ method, schema }: RouteOptions): ProblemStatus[] {
  return [
    ...(schema?.querystring ? [400 as const] : []),
    ...(schema?.params ? [404 as const] : []),
    // A body is read, whether or not the call has a use for it.
    ...(method === 'GET' ? [] : ([400, 413, 415] as const)),
  ]
}

function withEarlyRefusals(schema: FastifySchema, route: RouteOptions): FastifySchema {
  if (typeof schema.response !== 'object') return schema
  return { ...schema, response: { ...problems(...earlyRefusals(route)), ...schema.response } }
}

/** Collects the routes that are registered after it into the document at /api/openapi.json. */
export async function generateOpenApi(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: productName,
        version: '0.1.0',
        description: 'The calls of the site. Every failure is `{ message }`.',
      },
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer', description: 'The `authToken` of signing up or in.' },
        },
      },
    },
    transform: ({ schema, url, route }) => ({ schema: schema && withEarlyRefusals(schema, route), url }),
    refResolver: {
      buildLocalReference: (json, _base, _fragment, index) => String(json.$id ?? `schema-${index}`),
    },
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
}
