/** Returns the path of the form that shares a Private Kick. */
export const sharePath = (kickId: string) => `/kicks/${kickId}/edit?share`
