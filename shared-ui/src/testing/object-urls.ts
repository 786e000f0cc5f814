/** jsdom has no addresses for files in memory: gives each a made-up one, where nothing better is there. */
export const provideObjectUrls = () => {
  let count = 0
  URL.createObjectURL ??= () => `blob:picture-${(count += 1)}`
  URL.revokeObjectURL ??= () => undefined
}
