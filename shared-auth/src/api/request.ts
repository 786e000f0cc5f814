import type { Call } from './call'
import { send, sendForPage } from './client'
import type { paths } from './generated/schema'
import type { Page } from './page'
import { sendOnce } from './send-once'

type Method = Call['method']

type Path = keyof paths

/** The paths that know the method. */
export type PathOf<M extends Method> = {
  [P in Path]: paths[P][M] extends { responses: unknown } ? P : never
}[Path]

type Operation<M extends Method, P extends Path> = paths[P][M]

type ParamsOf<Op> = Op extends { parameters: { path: infer Params } } ? Params : never
type QueryOf<Op> = Op extends { parameters: { query?: infer Query } } ? NonNullable<Query> : never
type BodyOf<Op> = Op extends { requestBody: { content: { 'application/json': infer Body } } } ? Body : never

/** `void`, in the one spelling that lint allows here. */
type NoContent = ReturnType<() => void>
type Json<Response> = Response extends { content: { 'application/json': infer Answer } } ? Answer : NoContent
/** What the server answers when all went well; void for 204. */
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

/** How a change is made. */
export interface ChangeOptions {
  /**
   * The `updatedAt` of the entity that the change starts from. When it was changed since, nothing is done, and the call
   * fails with ApiError 412.
   */
  ifMatch?: string
}

/** One call of the OpenAPI document: a wrong path, parameter or body does not compile, and the answer has its type. */
export type Request = <M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  input: InputOf<M, P> & AnyInput,
) => Promise<AnswerOf<M, P>>

const fillIn = (path: string, params: Record<string, string>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

/** What makes something is done once, but for signing up and in, and for the bytes of a picture. */
const senderOf = (method: Method, { body, token }: AnyInput) =>
  method === 'post' && token === undefined && !(body instanceof FormData) ? sendOnce : send

/** The calls of one part, which each of them names to the server. */
export const requestAs =
  (part: string): Request =>
  (method, path, input) => {
    const { params = {}, ...rest } = input
    return senderOf(method, input)({ ...rest, part, method, url: fillIn(path, params) })
  }

/** The paths that give a list. */
type ListPath = { [P in PathOf<'get'>]: AnswerOf<'get', P> extends unknown[] ? P : never }[PathOf<'get'>]
type ItemOf<List> = List extends (infer Item)[] ? Item : never

/** A page of a list: with where the next one begins. */
export type RequestPage = <P extends ListPath>(
  path: P,
  input: InputOf<'get', P> & AnyInput,
) => Promise<Page<ItemOf<AnswerOf<'get', P>>>>

export const requestPageAs =
  (part: string): RequestPage =>
  (path, { params = {}, ...rest }) =>
    sendForPage({ ...rest, part, method: 'get', url: fillIn(path, params) })
