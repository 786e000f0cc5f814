import type { Page } from '../api/page'
import type {
  AnswerOf,
  CallOptions,
  InputOf,
  ItemOf,
  ListPath,
  Method,
  PathOf,
  TemplateCall,
} from '../api/request'
import { answerSchema, checkAnswer, checkCall } from './check-call'
import { aBucket, aComment, aJournal, aKick, aNearestPlace, aPlace, aStory, aUser } from './entities'
import { type Nullables, withNullables } from './nullables'

type Answer<M extends Method, P extends PathOf<M>> = M extends 'get'
  ? P extends ListPath
    ? AnswerOf<M, P> | Page<ItemOf<AnswerOf<M, P>>>
    : AnswerOf<M, P>
  : AnswerOf<M, P>

type AnswersOf<M extends Method> = {
  [P in PathOf<M> as `${Uppercase<M>} ${P}`]?: (input: InputOf<M, P> & CallOptions) => Promise<Answer<M, P>>
}

/**
 * Functions that answer calls, by method and path template: `{ 'GET /api/bucket': async () => [aBucket()] }`. Each gets
 * the call's input. A list may be answered with a `Page`, if it has another page.
 */
export type Answers = AnswersOf<'get'> & AnswersOf<'post'> & AnswersOf<'put'> & AnswersOf<'delete'>

const { _id, userName, profilePicture } = aUser()
const byAmelia = { _id, userName, profilePicture }

interface SentPhotos {
  photos?: { url: string; alt?: string; caption?: string }[]
}

/** Returns the sent fields as an answer has them, without what is undefined. */
const withPhotos = <Sent extends SentPhotos>({ photos, ...sent }: Sent) => ({
  ...(JSON.parse(JSON.stringify(sent)) as typeof sent),
  ...(photos && {
    photos: photos.map(({ url, alt = '', caption = '' }) => ({
      _id: url,
      url,
      width: 1280,
      height: 960,
      alt,
      caption,
    })),
  }),
})

/** By default lists are empty, single entities exist and changes succeed. */
const defaults: Answers = {
  'POST /auth/login': async () => ({ authToken: 'token-of-login' }),
  'POST /auth/signup': async () => ({ authToken: 'token-of-signup' }),
  'GET /auth/verify': async () => aUser(),
  'POST /auth/logout': async () => {},
  'POST /auth/forgot-password': async () => {},
  'POST /auth/reset-password': async () => ({ authToken: 'token-of-reset' }),
  'GET /api/bucket': async () => [],
  'POST /api/bucket': async ({ body }) => aBucket(body),
  'GET /api/bucket/{bucketId}': async ({ params }) => aBucket({ _id: params.bucketId }),
  'PUT /api/bucket/{bucketId}': async ({ params, body }) => aBucket({ _id: params.bucketId, ...body }),
  'DELETE /api/bucket/{bucketId}': async () => {},
  'PUT /api/bucket/{bucketId}/add': async ({ body }) =>
    aBucket({ _id: body.bucketId, kicks: [aKick({ _id: body.kickId })] }),
  'PUT /api/bucket/{bucketId}/remove/kick': async ({ params }) => aBucket({ _id: params.bucketId }),
  'GET /api/kick': async () => [],
  'POST /api/kick': async ({ body }) => aKick({ ...withPhotos(body), createdBy: byAmelia }),
  'GET /api/kick/{kickId}': async ({ params }) => aKick({ _id: params.kickId }),
  'PUT /api/kick/{kickId}': async ({ params, body }) =>
    aKick({ _id: params.kickId, ...withPhotos(body), createdBy: byAmelia }),
  'DELETE /api/kick/{kickId}': async () => {},
  'PUT /api/kick/{kickId}/like': async () => ({ likes: 1, liked: true }),
  'DELETE /api/kick/{kickId}/like': async () => ({ likes: 0, liked: false }),
  'PUT /api/kick/{kickId}/favourite': async () => ({ favourite: true }),
  'DELETE /api/kick/{kickId}/favourite': async () => ({ favourite: false }),
  'GET /api/kick/{kickId}/comments': async () => [],
  'POST /api/kick/{kickId}/comments': async ({ params, body }) =>
    aComment({ ...body, kickId: params.kickId, createdBy: byAmelia }),
  'PUT /api/comment/{commentId}': async ({ params, body }) =>
    aComment({ _id: params.commentId, ...body, createdBy: byAmelia }),
  'DELETE /api/comment/{commentId}': async () => {},
  'GET /api/journal/public': async () => [],
  'GET /api/journal/shared': async () => [],
  'GET /api/journal/private': async () => [],
  'POST /api/journal': async ({ body }) => aJournal(body),
  'GET /api/journal/{journalId}': async ({ params }) => aJournal({ _id: params.journalId }),
  'PUT /api/journal/{journalId}': async ({ params, body }) => aJournal({ _id: params.journalId, ...body }),
  'DELETE /api/journal/{journalId}': async () => {},
  'PUT /api/journal/{journalId}/remove/story': async ({ params }) => aJournal({ _id: params.journalId }),
  'POST /api/story/{id}': async ({ params, body }) => aStory({ ...withPhotos(body), journalId: params.id }),
  'PUT /api/story/{id}': async ({ params, body }) => aStory({ _id: params.id, ...withPhotos(body) }),
  'GET /api/share': async () => [],
  'DELETE /api/share': async () => {},
  'DELETE /api/share/{id}': async () => {},
  'GET /api/user/{userId}': async ({ params }) => aUser({ _id: params.userId }),
  'GET /api/user/{userId}/figures': async () => ({ kicks: 0, journals: 0, done: 0, countries: [] }),
  'PUT /api/user/{userId}': async ({ params, body }) => aUser({ _id: params.userId, ...body }),
  'DELETE /api/user/{userId}': async () => {},
  'PUT /api/user/{userId}/block': async () => {},
  'DELETE /api/user/{userId}/block': async () => {},
  'PUT /api/user/{userId}/mute': async () => {},
  'DELETE /api/user/{userId}/mute': async () => {},
  'DELETE /api/user/{userId}/comments': async () => {},
  'GET /api/people': async () => [],
  'GET /api/people/shown': async ({ query }) => ({ ids: query?.ids.split(',') ?? [] }),
  'GET /api/places': async () => [aPlace()],
  'GET /api/places/nearest': async () => aNearestPlace(),
  'GET /api/places/around': async () => [aPlace()],
  'GET /api/status': async () => [],
  'POST /api/upload': async () => ({ secure_url: '/media/uploaded/1280.webp' }),
}

const isPage = (answer: unknown): answer is Page<unknown> =>
  typeof answer === 'object' && answer !== null && 'items' in answer && 'next' in answer

export interface StubOptions {
  /** Does not check calls and answers by the API's document. */
  unchecked?: boolean
  /** Gives all nullable fields of all answers this form. */
  nullables?: Nullables
}

/**
 * Answers calls with the given functions, and others with defaults. A call without either is rejected. Unless
 * `unchecked`, a call that succeeds although the server would refuse it, and an answer that it would not send, fail the
 * test.
 */
export function answering(answers: Answers, { unchecked = false, nullables }: StubOptions) {
  const byCall = new Map(Object.entries({ ...defaults, ...answers }))
  const respond = async ({ method, path, input }: TemplateCall): Promise<unknown> => {
    const call = `${method.toUpperCase()} ${path}`
    // Each function gets the input of its own call.
    const answer = byCall.get(call) as ((input: unknown) => Promise<unknown>) | undefined
    if (!answer) throw new Error(`Nothing answers ${call}: pass a function to stubApi.`)
    return answer(input)
  }
  const respondWithPage = async (call: TemplateCall) => {
    const answer = await respond(call)
    const { items, next } = isPage(answer) ? answer : { items: answer, next: null }
    const schema = nullables && answerSchema(call)
    const page = { items: schema ? withNullables(schema, items, nullables) : items, next }
    if (!unchecked) {
      checkCall(call)
      checkAnswer(call, page.items)
    }
    return page
  }
  return { respondWithPage, respond: async (call: TemplateCall) => (await respondWithPage(call)).items }
}
