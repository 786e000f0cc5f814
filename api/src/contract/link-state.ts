import Type from 'typebox'

/** The field of a Bucket, a Journal or an entry that says whether somebody else can read it by a link. */
export const linkState = Type.Optional(
  Type.Enum(['open', 'password'], {
    type: 'string',
    description:
      'Whether a link to it works, and whether readers of it need a password. Missing without one; only for its owner.',
  }),
)
