import { isProfileValues } from './profile-values'

/** The draft of unsaved changes to a profile. */
export const profileDraft = { name: 'profile-edit', isValues: isProfileValues }
