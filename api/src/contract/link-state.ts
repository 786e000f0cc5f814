import { optional } from '@bucketeer/host/server'

/** The field of a Bucket, a Journal or an entry that says whether somebody else can read it by a link. */
export const linkState = optional.choice(['open', 'password'], {
  description:
    'Whether a link to it works, and whether readers of it need a password. Missing without one; only for its owner.',
})
