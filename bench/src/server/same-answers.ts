import { isDeepStrictEqual } from 'node:util'
import { sendRequest } from '../requests/send-request'
import type { Request } from '../requests/request'

/** What differs each time that something is made or changed. */
const withoutMoment = (answer: unknown) =>
  Array.isArray(answer) ? answer : { ...Object(answer), _id: 0, createdAt: 0, updatedAt: 0 }

/** @throws unless all give the same answer: what answers less has less to do. */
export async function expectSameAnswers(addresses: string[], request: Request): Promise<void> {
  const answers = []
  for (const address of addresses) answers.push(withoutMoment(await sendRequest(address, request)))
  for (const answer of answers)
    if (!isDeepStrictEqual(answer, answers[0]))
      throw new Error(
        `${request.path} is answered differently:\n${answers.map((each) => JSON.stringify(each)).join('\n')}`,
      )
}
