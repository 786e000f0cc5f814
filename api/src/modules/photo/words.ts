export const words = {
  /** @param thing 'A Kick' */
  tooMany: (thing: string, max: number) => `${thing} can have at most ${max} photos.`,
  twice: 'The same photo is there twice. Please remove one of them.',
  otherPicture: 'The first photo must be the picture.',
  missing: 'A photo is missing its address.',
}
