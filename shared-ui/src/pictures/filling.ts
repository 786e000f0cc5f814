/** An image that fills its box, which must be positioned, and is cut where their shapes differ. */
export const filling = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
} as const
