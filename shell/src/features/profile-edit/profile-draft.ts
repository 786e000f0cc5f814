import { isProfileValues } from './profile-values'

/** What is kept of what somebody typed about themselves and has not saved. */
export const profileDraft = { name: 'profile-edit', isValues: isProfileValues }
