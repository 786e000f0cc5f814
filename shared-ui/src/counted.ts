/** Formats a count with its noun: `counted(1, 'Kick')` is '1 Kick', `counted(1200, 'Kick')` is '1,200 Kicks'. */
export const counted = (count: number, one: string, several = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : several}`
