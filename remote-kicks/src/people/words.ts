export const words = {
  muted: (name: string) => `You muted ${name}`,
  mutedDetail: 'The same menu unmutes.',
  blocked: (name: string) => `You blocked ${name}`,
}
