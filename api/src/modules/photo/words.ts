export const words = {
  /** @param thing 'A Kick' */
  tooMany: (thing: string, most: number) => `${thing} can have at most ${most} photos.`,
  twice: 'The same photo is there twice. Please remove one of them.',
  otherPicture: 'The first photo must be the picture.',
  missing: 'A photo is missing its address.',
}
