import fc from 'fast-check'
import { InvalidValue } from '@bucketeer/host/server'
import { wholeJson } from './text'

/** Reads a JSON file that arrives in chunks of some bytes. */
const read = (json: string, bytes: number) => {
  const file = Buffer.from(json)
  async function* stream() {
    for (let start = 0; start < file.length; start += bytes) yield file.subarray(start, start + bytes)
  }
  return wholeJson({ names: ['a.json'], stream, close: async () => undefined }, 'a.json')
}

const odd = fc.constantFrom('\ufeff', '\u0000', '"', '\\', '\u2028', '\ud83d\ude00')
const text = fc.string({ unit: fc.oneof(fc.string({ unit: 'binary', maxLength: 1 }), odd) })

test('reads JSON as JSON.parse does, whatever the chunks', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(text, fc.oneof(text, fc.jsonValue())),
      fc.integer({ min: 1, max: 50 }),
      async (value, bytes) => {
        const json = JSON.stringify(value)
        expect(await read(json, bytes)).toEqual(JSON.parse(json))
      },
    ),
  )
})

test.each(['{"a":1', '{"a":1}x', '[1,]', '{"a":NaN}', '{"a":1}{"b":2}'])('rejects %s', async (json) => {
  await expect(read(json, 3)).rejects.toBeInstanceOf(InvalidValue)
})
