import type { Worker } from 'node:cluster'

interface Question {
  question: number
  name: string
  payload: unknown
}

interface Answer {
  answerTo: number
  value: unknown
}

const isObject = (message: unknown): message is object => typeof message === 'object' && message !== null

const isQuestion = (message: unknown): message is Question =>
  isObject(message) && 'question' in message && 'name' in message

const isAnswer = (message: unknown): message is Answer => isObject(message) && 'answerTo' in message

export type Handlers = Record<string, (payload: unknown) => unknown>

/** Sends a message. Does nothing if the other process has ended: its `exit` event handles that. */
const sendTo = (peer: Worker, message: object): void => void peer.send(message, () => undefined)

/**
 * Opens one end of the IPC channel between the primary process and a worker. Both ends can ask questions.
 * @param handlers answer the questions of the other end, by name
 */
export function openChannel(peer: Worker, handlers: Handlers = {}) {
  const waiting = new Map<number, (value: unknown) => void>()
  let asked = 0

  const answer = async ({ question, name, payload }: Question) =>
    sendTo(peer, { answerTo: question, value: await handlers[name]?.(payload) })

  peer.on('message', (message: unknown) => {
    if (isQuestion(message)) void answer(message)
    if (!isAnswer(message)) return
    waiting.get(message.answerTo)?.(message.value)
    waiting.delete(message.answerTo)
  })

  return {
    /** Never resolves if the other process ends before it answers. */
    ask: (name: string, payload: unknown = null): Promise<unknown> =>
      new Promise((resolve) => {
        asked += 1
        waiting.set(asked, resolve)
        sendTo(peer, { question: asked, name, payload })
      }),
  }
}

export type Channel = ReturnType<typeof openChannel>
