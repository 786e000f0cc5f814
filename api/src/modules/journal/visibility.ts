/** Who may read a Journal and its Stories: everybody, or its creator alone. */
export const visibilities = ['Public', 'Private'] as const

export type Visibility = (typeof visibilities)[number]
