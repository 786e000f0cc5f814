import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify'
import { problems, type ProblemStatus, serverVersion } from '@bucketeer/host/server'
import { productName } from '../contract/product-name'

/** Returns the error statuses of a route's validation, which runs before its handler. */
function validationErrors({ method, schema }: RouteOptions): ProblemStatus[] {
  return [
    ...(schema?.querystring ? [400 as const] : []),
    ...(schema?.params ? [404 as const] : []),
    // A body is parsed even if the route does not use it.
    ...(method === 'GET' ? [] : ([400, 413, 415] as const)),
  ]
}

function withValidationErrors(schema: FastifySchema, route: RouteOptions): FastifySchema {
  if (typeof schema.response !== 'object') return schema
  return { ...schema, response: { ...problems(...validationErrors(route)), ...schema.response } }
}

/** Serves an OpenAPI document at /api/openapi.json, of the routes that are registered after this call. */
export async function generateOpenApi(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: productName,
        version: serverVersion,
        description:
          'The API of the site. Every error is `{ message }`, with the `code` of its sentence unless it is for developers.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      // Relative, because every site serves its own API.
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer', description: 'The `authToken` of a signup or login.' },
        },
      },
    },
    transform: ({ schema, url, route }) => ({ schema: schema && withValidationErrors(schema, route), url }),
    refResolver: {
      buildLocalReference: (json, _base, _fragment, index) => String(json.$id ?? `schema-${index}`),
    },
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
}
