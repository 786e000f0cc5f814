export const words = {
  back: 'Back to the start',
  muted: (name: string) => `You muted ${name}`,
  mutedDetail: 'You can unmute them in the same menu.',
  blocked: (name: string) => `You blocked ${name}`,
} as const
