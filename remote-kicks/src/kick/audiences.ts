import { type Kick } from '@bucketeer/shared-auth'

type Audience = Kick['audience']

const audiences: readonly Audience[] = ['Private', 'Followers', 'Members']

export const isAudience = (value: unknown): value is Audience =>
  audiences.some((audience) => audience === value)
