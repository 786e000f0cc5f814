export const words = {
  done: (done: number, all: number) => `${done} of ${all} done`,
} as const
