import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'

// The parts of an OpenAPI document that the page reads.

const schema = Type.Record(Type.String(), Type.Unknown())
const content = Type.Record(Type.String(), Type.Object({ schema }))

const call = Type.Object({
  summary: Type.String(),
  description: Type.Optional(Type.String()),
  tags: Type.Optional(Type.Array(Type.String())),
  security: Type.Optional(Type.Array(Type.Record(Type.String(), Type.Unknown()))),
  parameters: Type.Optional(
    Type.Array(
      Type.Object({
        name: Type.String(),
        in: Type.String(),
        required: Type.Optional(Type.Boolean()),
        description: Type.Optional(Type.String()),
        schema,
      }),
    ),
  ),
  requestBody: Type.Optional(Type.Object({ content })),
  responses: Type.Record(
    Type.String(),
    Type.Object({ description: Type.String(), content: Type.Optional(content) }),
  ),
})

const ApiDocument = Type.Object({
  info: Type.Object({ title: Type.String(), description: Type.String() }),
  paths: Type.Record(Type.String(), Type.Record(Type.String(), call)),
  components: Type.Object({ schemas: Type.Record(Type.String(), schema) }),
})

export type Schema = Static<typeof schema>
export type Call = Static<typeof call>
export type ApiDocument = Static<typeof ApiDocument>

const compiled = Compile(ApiDocument)

/** @throws Error if it is not an OpenAPI document of this server. */
export const readApiDocument = (document: unknown): ApiDocument => compiled.Parse(document)
