import { operationsOf } from '../test/fuzz/operations'
import { records } from '../test/operations'
import { bodyOf } from '../test/operations/missing'
import { signUp } from '../test/people'
import { openTestSite, type TestSite } from '../test/test-site'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

/** Signed URLs differ by the second. */
const withoutSignatures = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(/\?until=\d+&signature=[\w-]+/g, '?signed'))

function changedFields(before: unknown, after: unknown) {
  const [one, other] = [withoutSignatures(before), withoutSignatures(after)].map(Object)
  return [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((name) => name !== 'updatedAt' && JSON.stringify(one[name]) !== JSON.stringify(other[name]))
    .sort()
}

test('a PUT requires all of its fields or none', () => {
  const document = site.app.swagger()
  const mixed = operationsOf(document).filter((operation) => {
    const { properties, required } = bodyOf(document, operation)
    const { length } = Object.keys(properties)
    return operation.method === 'PUT' && required.length > 0 && required.length < length
  })
  expect(mixed.map(({ name }) => name)).toEqual([])
})

test.each(
  records.flatMap(([operation, { change }]) =>
    change ? Object.entries(change.fields).map(([name, sent]) => ({ operation, name, change, sent })) : [],
  ),
)('$operation with $name alone keeps the other fields', async ({ name, change, sent }) => {
  const owner = await signUp(site)
  const scene = { site, owner, other: owner }
  const { url, read } = await change.make(scene)
  const { value, shows = [name] } = typeof sent === 'function' ? await sent(scene) : sent
  const before = await read()
  const { token } = owner
  const response = await site.call({ method: 'PUT', url, token, body: { [name]: value } })
  expect(response).toMatchObject({ status: 200 })
  expect(changedFields(before, await read())).toEqual([...shows].sort())
})
