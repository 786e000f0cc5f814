import type { QueryKey } from '@tanstack/react-query'
import type { Call } from './call'
import { send, sendForPage } from './client'
import type { paths } from './generated/schema'
import type { Page } from './page'
import { pagesQuery } from './pages-query'
import { sendOnce } from './send-once'

export type Method = Call['method']

type Path = keyof paths

/** The paths that have the method. */
export type PathOf<M extends Method> = {
  [P in Path]: paths[P][M] extends { responses: unknown } ? P : never
}[Path]

type Operation<M extends Method, P extends Path> = paths[P][M]

type ParamsOf<Op> = Op extends { parameters: { path: infer Params } } ? Params : never
type QueryOf<Op> = Op extends { parameters: { query?: infer Query } } ? NonNullable<Query> : never
type BodyOf<Op> = Op extends { requestBody: { content: { 'application/json': infer Body } } }
  ? Body
  : Op extends { requestBody: { content: { 'multipart/form-data': unknown } } }
    ? FormData
    : never

/** `void`, in a spelling that lint allows here. */
type NoContent = ReturnType<() => void>
type Body<Response> = Response extends { content: { 'application/json': infer Answer } } ? Answer : NoContent
/** The body of a successful response; void for 204. */
export type AnswerOf<M extends Method, P extends Path> =
  Operation<M, P> extends { responses: { 200: infer Response } }
    ? Body<Response>
    : Operation<M, P> extends { responses: { 201: infer Response } }
      ? Body<Response>
      : NoContent

type Needed<Name extends string, Value> = [Value] extends [never] ? unknown : Record<Name, Value>
type Allowed<Name extends string, Value> = [Value] extends [never] ? unknown : Partial<Record<Name, Value>>
export type InputOf<M extends Method, P extends Path> = Needed<'params', ParamsOf<Operation<M, P>>> &
  Needed<'body', BodyOf<Operation<M, P>>> &
  Allowed<'query', QueryOf<Operation<M, P>>>

/** The options of a call besides the parameters, query and body that its path defines. */
export type CallOptions = Pick<
  Call,
  'token' | 'withCookies' | 'signal' | 'ifMatch' | 'sharePassword' | 'timeout' | 'onProgress'
>

interface AnyInput extends CallOptions {
  query?: object
  params?: Record<string, string | number>
  body?: unknown
}

/** The paths that return a list. */
export type ListPath = {
  [P in PathOf<'get'>]: AnswerOf<'get', P> extends unknown[] ? P : never
}[PathOf<'get'>]
export type ItemOf<List> = List extends (infer Item)[] ? Item : never

/** Requests one page of a list, with the cursor of the next page. */
export type RequestPage = <P extends ListPath>(
  path: P,
  input: InputOf<'get', P> & AnyInput,
) => Promise<Page<ItemOf<AnswerOf<'get', P>>>>

/** Requests all pages of a list, one after the other. */
export type RequestAll = <P extends ListPath>(
  path: P,
  input: InputOf<'get', P> & AnyInput,
) => Promise<ItemOf<AnswerOf<'get', P>>[]>

/** Returns the options of `useQuery` for a GET, with its query key. */
export type RequestQuery = <P extends PathOf<'get'>, Key extends QueryKey>(
  queryKey: Key,
  path: P,
  input: InputOf<'get', P> & AnyInput,
) => {
  queryKey: Key
  queryFn(context: { signal: AbortSignal }): Promise<AnswerOf<'get', P>>
}

/** Returns the options of `useInfiniteQuery` for a list, in pages, with its query key. */
export type RequestPages = <P extends ListPath>(
  queryKey: QueryKey,
  path: P,
  input: InputOf<'get', P> & AnyInput,
) => ItemOf<AnswerOf<'get', P>> extends infer Item extends { _id: string }
  ? { queryKey: QueryKey } & ReturnType<typeof pagesQuery<Item>>
  : never

/**
 * Makes a call of the OpenAPI document. Path, parameters, body and result are typed by the document.
 * Calls that create something are idempotent. `request.page` returns one page of a list, with the cursor of the next;
 * `request.all` all of them, and `request.pages` the options of `useInfiniteQuery`.
 */
export interface Request {
  <M extends Method, P extends PathOf<M>>(
    method: M,
    path: P,
    input: InputOf<M, P> & AnyInput,
  ): Promise<AnswerOf<M, P>>
  page: RequestPage
  all: RequestAll
  pages: RequestPages
  query: RequestQuery
}

/** A call to a path template of the document. */
export interface TemplateCall {
  method: Method
  path: string
  input: AnyInput
}

/** Answers a call in place of the server. Lists are answered as pages. */
type Respond = (call: TemplateCall) => Promise<unknown>

let replacement: { respond: Respond; respondWithPage: Respond } | null = null

/** Answers the calls of all parts in place of the server; null restores it. Only for `stubApi` of `/testing`. */
export function replaceServer(server: typeof replacement): void {
  replacement = server
}

const fillIn = (path: string, params: Record<string, string | number>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

/** Makes calls that create something idempotent, except login, signup and uploads. */
const senderOf = (method: Method, { body, token }: AnyInput) =>
  method === 'post' && token === undefined && !(body instanceof FormData) ? sendOnce : send

/**
 * Creates a part's `request`.
 * @param part the part's name, `__PART__`; sent with its version as `x-client` for logs and metrics
 */
export function requestAs(part: string): Request {
  const callOf = ({ method, path, input: { params = {}, ...rest } }: TemplateCall): Call => ({
    ...rest,
    part,
    method,
    url: fillIn(path, params),
  })
  const request = (method: Method, path: string, input: AnyInput) => {
    const call = { method, path, input }
    return replacement ? replacement.respond(call) : senderOf(method, input)(callOf(call))
  }
  // The server's responses conform to its OpenAPI document.
  const page = (path: string, input: AnyInput) => {
    const call = { method: 'get', path, input } as const
    return (replacement ? replacement.respondWithPage(call) : sendForPage(callOf(call))) as Promise<
      Page<never>
    >
  }
  // An item that is created between two requests does not shift the pages, because cursors are keys and not offsets.
  const all = async (path: string, input: AnyInput): Promise<never[]> => {
    const { items, next } = await page(path, input)
    if (next === null) return items
    return [...items, ...(await all(path, { ...input, query: { ...input.query, cursor: next } }))]
  }
  const query = (queryKey: QueryKey, path: string, input: AnyInput) => ({
    queryKey,
    queryFn: ({ signal }: { signal: AbortSignal }) => request('get', path, { ...input, signal }),
  })
  const pages = (queryKey: QueryKey, path: string, input: AnyInput) => ({
    queryKey,
    ...pagesQuery((after, signal) => page(path, { ...input, query: { ...input.query, ...after }, signal })),
  })
  return Object.assign(request, { page, all, pages, query }) as Request
}
