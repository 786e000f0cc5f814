export const words = {
  loadFailed: 'Check the connection, then try again.',
  showMore: (shown: number, all: number) =>
    `Show more (${shown.toLocaleString('en')} of ${all.toLocaleString('en')})`,
}
