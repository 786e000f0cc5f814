import { at, isObject } from './json'

type Schema = Record<string, unknown>

interface Parameter {
  in: 'path' | 'query' | 'header'
  name: string
  isRequired: boolean
  schema: Schema
}

/** An operation of the OpenAPI document. */
export interface Operation {
  /** Such as `PUT /api/kick/{kickId}`. */
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  /** Its resource, such as Kicks. */
  tag: string
  /** Whether every caller has to be signed in. */
  needsToken: boolean
  /** Of a successful response. */
  status: number
  parameters: Parameter[]
  /** The schema of its JSON body, if it has one. */
  bodySchema?: Schema
  /** The field of the file in its form, if it takes one. */
  fileField?: string
}

const asParameter = (value: unknown): Parameter => ({
  in: at(value, 'in') as Parameter['in'],
  name: String(at(value, 'name')),
  isRequired: at(value, 'required') === true,
  schema: at(value, 'schema') as Schema,
})

/** Returns every operation of the document. */
export const operationsOf = (document: unknown): Operation[] =>
  Object.entries(Object(at(document, 'paths'))).flatMap(([path, calls]) =>
    Object.entries(Object(calls)).map(([verb, call]) => {
      const method = verb.toUpperCase() as Operation['method']
      const parameters: unknown = at(call, 'parameters')
      const content = at(call, 'requestBody', 'content')
      const bodySchema = at(content, 'application/json', 'schema')
      const [fileField] = Object.keys(Object(at(content, 'multipart/form-data', 'schema', 'properties')))
      return {
        name: `${method} ${path}`,
        method,
        path,
        tag: String(Object(at(call, 'tags'))[0]),
        needsToken: JSON.stringify(at(call, 'security')) === '[{"token":[]}]',
        status: Number(Object.keys(Object(at(call, 'responses')))[0]),
        parameters: Array.isArray(parameters) ? parameters.map(asParameter) : [],
        ...(isObject(bodySchema) && { bodySchema }),
        ...(fileField !== undefined && { fileField }),
      }
    }),
  )
