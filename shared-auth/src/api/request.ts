import type { Call } from './call'
import { send, sendForPage } from './client'
import type { paths } from './generated/schema'
import type { Page } from './page'
import { sendOnce } from './send-once'

type Method = Call['method']

type Path = keyof paths

/** The paths that have the method. */
export type PathOf<M extends Method> = {
  [P in Path]: paths[P][M] extends { responses: unknown } ? P : never
}[Path]

type Operation<M extends Method, P extends Path> = paths[P][M]

type ParamsOf<Op> = Op extends { parameters: { path: infer Params } } ? Params : never
type QueryOf<Op> = Op extends { parameters: { query?: infer Query } } ? NonNullable<Query> : never
type BodyOf<Op> = Op extends { requestBody: { content: { 'application/json': infer Body } } } ? Body : never

/** `void`, in a spelling that lint allows here. */
type NoContent = ReturnType<() => void>
type Json<Response> = Response extends { content: { 'application/json': infer Answer } } ? Answer : NoContent
/** The body of a successful response; void for 204. */
export type AnswerOf<M extends Method, P extends Path> =
  Operation<M, P> extends { responses: { 200: infer Response } }
    ? Json<Response>
    : Operation<M, P> extends { responses: { 201: infer Response } }
      ? Json<Response>
      : NoContent

type Needed<Name extends string, Value> = [Value] extends [never] ? unknown : Record<Name, Value>
type Allowed<Name extends string, Value> = [Value] extends [never] ? unknown : Partial<Record<Name, Value>>
export type InputOf<M extends Method, P extends Path> = Needed<'params', ParamsOf<Operation<M, P>>> &
  Needed<'body', BodyOf<Operation<M, P>>> &
  Allowed<'query', QueryOf<Operation<M, P>>>

interface AnyInput extends Pick<
  Call,
  'query' | 'token' | 'withCookies' | 'signal' | 'ifMatch' | 'timeout' | 'onProgress'
> {
  params?: Record<string, string>
  body?: unknown
}

export interface ChangeOptions {
  /** The `updatedAt` of the version that the update is based on. If it is outdated, the call fails with ApiError 412. */
  ifMatch?: string
}

/** Makes a call of the OpenAPI document. Path, parameters, body and result are typed by the document. */
export type Request = <M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  input: InputOf<M, P> & AnyInput,
) => Promise<AnswerOf<M, P>>

const fillIn = (path: string, params: Record<string, string>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

/** Makes calls that create something idempotent, except login, signup and uploads. */
const senderOf = (method: Method, { body, token }: AnyInput) =>
  method === 'post' && token === undefined && !(body instanceof FormData) ? sendOnce : send

/** Returns the `Request` function of a part. */
export const requestAs =
  (part: string): Request =>
  (method, path, input) => {
    const { params = {}, ...rest } = input
    return senderOf(method, input)({ ...rest, part, method, url: fillIn(path, params) })
  }

/** The paths that return a list. */
type ListPath = { [P in PathOf<'get'>]: AnswerOf<'get', P> extends unknown[] ? P : never }[PathOf<'get'>]
type ItemOf<List> = List extends (infer Item)[] ? Item : never

/** Requests one page of a list, with the cursor of the next page. */
export type RequestPage = <P extends ListPath>(
  path: P,
  input: InputOf<'get', P> & AnyInput,
) => Promise<Page<ItemOf<AnswerOf<'get', P>>>>

/** Returns the `RequestPage` function of a part. */
export const requestPageAs =
  (part: string): RequestPage =>
  (path, { params = {}, ...rest }) =>
    sendForPage({ ...rest, part, method: 'get', url: fillIn(path, params) })
