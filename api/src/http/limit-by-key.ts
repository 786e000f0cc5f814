interface Limits {
  /** How much of one key may be under way. */
  most: number
  /** What one more is told. */
  refuse: () => Error
}

/** Bounds how much of one key is under way at a time; one more is refused at once. */
export const createLimitByKey = ({ most, refuse }: Limits) => {
  const underWay = new Map<string, number>()
  const end = (key: string) => {
    const left = (underWay.get(key) ?? 1) - 1
    if (left > 0) underWay.set(key, left)
    else underWay.delete(key)
  }
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const count = underWay.get(key) ?? 0
    if (count >= most) throw refuse()
    underWay.set(key, count + 1)
    return work().finally(() => end(key))
  }
}
