export const words = {
  done: (times: number) => (times === 1 ? 'Done' : `Done · ${times} times`),
  doing: 'On it',
} as const
