/** Makes an image fill its box, cropped to fit. The box must be positioned. */
export const filling = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
} as const
