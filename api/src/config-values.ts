import { isIPv4, isIPv6 } from 'node:net'
import Type from 'typebox'

// Schemas of environment variables. Error messages show `expects`, and never the value of a `secret`.

export const text = (expects: string) => Type.String({ expects })

export const oneOf = <const T extends string>(...choices: T[]) =>
  Type.Enum(choices, { expects: `one of ${choices.join(', ')}` })

export const trueOrFalse = oneOf('true', 'false')

export const secret = (minLength: number) =>
  Type.String({
    minLength,
    expects: `at least ${minLength} character${minLength === 1 ? '' : 's'}`,
    secret: true,
  })

/** A data size such as 500MB or 2GB; `parseBytes` reads it. */
export const dataSize = Type.String({
  pattern: '^[1-9]\\d{0,5}(MB|GB)$',
  expects: 'an amount such as 500MB or 2GB',
})

export const parseBytes = (size: string) => parseInt(size) * (size.endsWith('GB') ? 1e9 : 1e6)

export const integer = (min: number, max: number, also = '') =>
  Type.Refine(
    Type.String({ pattern: '^\\d{1,9}$', expects: `a whole number from ${min} to ${max}${also}` }),
    (value) => Number(value) >= min && Number(value) <= max,
  )

/** Refuses a prefix of 0, which would trust everybody. */
function isNetwork(entry: string) {
  const [address = '', prefix = '1', ...more] = entry.split('/')
  if (more.length > 0 || !/^[1-9]\d*$/.test(prefix)) return false
  return isIPv4(address) ? Number(prefix) <= 32 : isIPv6(address) && Number(prefix) <= 128
}

export const addressList = Type.Refine(
  Type.String({ expects: 'addresses or networks separated by commas, such as 10.0.0.5,192.168.0.0/16' }),
  (value) => value.split(',').every(isNetwork),
)

export const port = integer(0, 65_535)

export const metricsPort = integer(1, 65_535, ', other than PORT')

const url = (pattern: RegExp, options: { expects: string; secret?: true }) =>
  Type.Refine(Type.String(options), (value) => pattern.test(value) && URL.canParse(value))

export const httpOrigin = url(/^https?:\/\/[^/?#@\s]+\/?$/i, {
  expects: 'an http or https address without a path, such as https://bucketeer.example',
})

export const httpUrl = url(/^https?:\/\/[^?#@\s]+$/i, {
  expects: 'an http or https address, such as http://127.0.0.1:4318',
})

export const postgresUrl = url(/^postgres(ql)?:\/\/\S+$/i, {
  expects: 'an address such as postgres://user:password@host:5432/database',
  secret: true,
})

export const smtpUrl = Type.Refine(
  Type.String({ expects: 'an address such as smtp://user:password@mail.example:587', secret: true }),
  (value) => /^smtps?:\/\/\S+$/i.test(value) && URL.canParse(value) && new URL(value).hostname !== '',
)

/** Source: https://docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html */
export const bucketName = Type.String({
  pattern: '^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$',
  expects: 'the name of a bucket, such as bucketeer',
})

export const sender = Type.String({
  pattern: '^([^<>@\\r\\n]*<[^<>@\\s]+@[^<>@\\s]+>|[^<>@\\s]+@[^<>@\\s]+)$',
  expects: 'an e-mail address, such as bucketeer@example.org or Bucketeer <bucketeer@example.org>',
})

export const tilesUrl = Type.Refine(
  Type.String({
    expects: 'an address with {z}, {x} and {y} in it, such as https://tiles.example/{z}/{x}/{y}.png',
  }),
  (value) =>
    /^(https?:\/\/[^\s/]|\/[^\s/])\S*$/i.test(value) &&
    ['{z}', '{x}', '{y}'].every((part) => value.includes(part)),
)

/** A path, or a URL that the server reads. */
export const mapFile = Type.Refine(
  Type.String({
    expects: 'a file in DATA_DIR, such as map.pmtiles, or an http or https address of one',
  }),
  (value) => /\.pmtiles$/i.test(value) || (/^https?:\/\/[^\s/]+\/\S+$/i.test(value) && URL.canParse(value)),
)

export const overrideList = Type.String({
  pattern: '^([a-z][a-z0-9-]*=https?://[^,/\\s]+(,|$))*$',
  expects:
    'parts and their development servers, such as kicks=http://localhost:4101,journals=http://localhost:4102',
})
