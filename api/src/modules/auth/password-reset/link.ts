/** The lifetime of a link that is sent by mail. */
export const linkLastsMs = 60 * 60 * 1000

/** @param origin the public origin of the site */
export const linkTo = (origin: string, token: string): string => `${origin}/reset-password?token=${token}`
