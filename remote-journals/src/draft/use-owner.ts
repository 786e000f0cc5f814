import { useAuth } from '@bucketeer/shared-auth'

/** The id under which drafts are kept: of the person who is signed in, or of nobody. */
export const useOwner = () => useAuth(({ user }) => user?._id ?? 'nobody')
