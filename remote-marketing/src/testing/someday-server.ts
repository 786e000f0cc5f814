import { type Answers, aBucket, aKick } from '@bucketeer/shared-auth/testing'

/** Answers the calls of saved sample Kicks, for `stubApi`. */
export function somedayServer() {
  const save = jest.fn(async ({ body }: { body: { lines: { text: string }[] } }) => ({
    bucket: aBucket({ _id: 'someday', name: 'Someday' }),
    kicks: body.lines.map(({ text }) => aKick({ _id: 'saved', name: text, audience: 'Private' })),
  }))
  const remove = jest.fn(async () => {})
  const answers: Answers = {
    'POST /api/bucket/someday/wishes': save,
    'DELETE /api/kick/{kickId}': remove,
  }
  return { save, remove, answers }
}
