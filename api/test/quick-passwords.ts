import type * as argon2 from '@node-rs/argon2'

// A password costs a core 11 ms, and most tests sign users up. A test of the cost calls `jest.unmock('@node-rs/argon2')`.
jest.mock('@node-rs/argon2', () => {
  const actual = jest.requireActual<typeof argon2>('@node-rs/argon2')
  const hash = (password: string) => actual.hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 })
  return { ...actual, hash }
})
