import type { Kind, LeakScene, ViewerName } from '../leak-scene'
import type { SignedIn } from '../people'
import type { TextKind } from '../sample-texts'
import type { TestSite } from '../test-site'

/** The callers of each request, in their order: those that may change something come last. */
export const roles = ['nobody', 'expired', 'deleted', 'other', 'owner'] as const
export type Role = (typeof roles)[number]

/** Response status by role. */
export type Statuses = Record<Role, number>

export interface Scene {
  site: TestSite
  /** The creator of the entity in the request. */
  owner: SignedIn
  other: SignedIn
}

export type Fields = Record<string, unknown>

export interface RequestInput {
  /** Values of the path's parameters. */
  path?: Record<string, string>
  /** With its question mark. */
  query?: string
  /** Sent as JSON. A function makes a new body for each request. */
  body?: Fields | (() => Fields)
  /** Sent unchanged, instead of a body. */
  payload?: Buffer
  headers?: Record<string, string>
}

export type Prepare = (scene: Scene) => RequestInput | Promise<RequestInput>

export type RoleCase = [statuses: Statuses, prepare?: Prepare]

/** Returns the URLs of an operation or of pages through which a viewer could read the owner's things. */
export type UrlsOfOperation = (
  scene: LeakScene,
  idsOf: (kind: Kind) => string[],
  viewer: ViewerName,
) => string[]

export interface Rows {
  urls: string[]
  /** The key of the list in a response that has more than the list. */
  key?: string
  /** Adds a row to the list, by another author where the list is shared. */
  add?: () => Promise<unknown>
}

interface Sent {
  value: unknown
  /** The fields of the response that change with it; by default only that of its name. */
  shows?: string[]
}

export interface Change {
  /** Makes a thing of the owner, all of whose fields have a value. */
  make(scene: Scene): Promise<{ url: string; read: () => Promise<unknown> }>
  /** A new value of each field of the request. */
  fields: Record<string, Sent | ((scene: Scene) => Promise<Sent>)>
}

export interface TextField {
  /** In titles of tests. */
  name: string
  /** By default the kind that the schema of the field tells. */
  kind?: TextKind
  /** The key in responses, by default that in the request. */
  shownAs?: string
  /** The request to which the text is added, by default the first one of `roles`. */
  prepare?: Prepare
  /** The key of the entity in the response, if that is not the entity itself. */
  entity?: string
  /** The part of the body with the text, by default the text under its key. */
  body?: (text: string) => Fields
  /** Returns the text as it is stored, by default unchanged. */
  stored?: (text: string) => string
  /** URLs whose responses have the entity of this id. */
  details?: (id: string) => string[]
  /** URLs of lists with the entity. */
  lists?: (input: RequestInput) => string[]
  /** URLs of lists with the first 200 characters of the text. */
  excerpts?: (input: RequestInput) => string[]
}

/** The facts about an operation from which tests of permissions and behaviour make their cases. */
export interface OperationRecord {
  /** The status for each role; several cases, by their name, where it depends on an owner or a visibility. */
  roles: RoleCase | Record<string, RoleCase>
  /** Of a GET: where content could leak. */
  reads?: UrlsOfOperation | 'no content of people'
  /** Of a GET with a list: its number of queries must not depend on its number of rows. */
  rows?: (scene: Scene) => Promise<Rows[]>
  /** Of a PUT whose fields are optional. */
  change?: Change
  /** The text fields by their keys, or the reason why this is tested elsewhere. */
  texts?: Record<string, TextField> | string
  /**
   * Of a POST or PUT: requests that are sent beside the deletion of their sender's account, in addition to the first one
   * of `roles`; or the reason why none is.
   */
  writes?: Record<string, Prepare> | string
}

export type Operations = Record<string, OperationRecord>

export const everybody = (status: number): Statuses => ({
  nobody: status,
  expired: status,
  deleted: status,
  other: status,
  owner: status,
})

/** For endpoints that need a login: the status for the owner and for another member. */
export const members = (owner: number, other = owner): Statuses => ({ ...everybody(401), other, owner })

/** For entities that only their owner can see: everybody else gets 404. */
export const ownerOnly = (owner: number): Statuses => ({ ...everybody(404), owner })

/** Returns the cases of a record by their names; a single one has the name ''. */
export const casesOf = ({ roles }: OperationRecord): [name: string, roleCase: RoleCase][] =>
  Array.isArray(roles) ? [['', roles]] : Object.entries(roles)

/** Returns the function that prepares the first request of a record. */
export const firstRequest = (record: OperationRecord): Prepare => casesOf(record)[0]?.[1][1] ?? (() => ({}))

const bodyOf = ({ body }: RequestInput) => (typeof body === 'function' ? body() : body)

/** Sends a request of an operation, such as `GET /api/bucket/{bucketId}`. */
export async function sendTo(
  { call, app }: TestSite,
  operation: string,
  input: RequestInput,
  { token, fields, ...options }: { token?: string; fields?: Fields; headers?: Record<string, string> } = {},
) {
  const [method = '', template = ''] = operation.split(' ')
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => input.path?.[name] ?? '')
  const request = { method: method as 'GET', url: `${path}${input.query ?? ''}` }
  const headers = { ...options.headers, ...input.headers }
  if (!input.payload) {
    const body = bodyOf(input)
    return call({ ...request, token, headers, ...((body ?? fields) && { body: { ...body, ...fields } }) })
  }
  const allHeaders = { ...headers, ...(token && { authorization: `Bearer ${token}` }) }
  const response = await app.inject({ ...request, headers: allHeaders, payload: input.payload })
  return { status: response.statusCode, body: response.json<unknown>(), headers: response.headers }
}
