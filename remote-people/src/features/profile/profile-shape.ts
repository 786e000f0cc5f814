/** Height of the landscape. */
export const bandHeight = 'clamp(168px, 25vw, 320px)'

/** Pixels. */
export const avatarSize = 132
