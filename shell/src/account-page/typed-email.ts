/** Adds the e-mail that was typed to a history state, for the next form that asks for it. */
export const withEmail = (state: object | null, email: string): object | null =>
  email.trim() === '' ? state : { ...state, email: email.trim() }

/** Returns the e-mail of a history state of {@link withEmail}, or ''. */
export const typedEmail = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : ''
