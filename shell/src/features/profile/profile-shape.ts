/** Of the landscape behind somebody's name. */
export const bandHeight = 'clamp(168px, 25vw, 320px)'

/** Pixels. */
export const avatarSize = 132
