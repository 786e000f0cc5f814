type Checks<Shape> = { [Key in keyof Shape]-?: (value: unknown) => value is Shape[Key] }

/** Makes the fields optional that may be undefined. */
type WithOptional<Shape> = {
  [Key in keyof Shape as undefined extends Shape[Key] ? never : Key]: Shape[Key]
} & { [Key in keyof Shape as undefined extends Shape[Key] ? Key : never]?: Shape[Key] }

/** Returns a type guard for an object, such as the values of a draft, from guards of its fields. */
export const shapeOf =
  <Shape extends object>(checks: Checks<Shape>) =>
  (data: unknown): data is WithOptional<Shape> => {
    if (typeof data !== 'object' || data === null) return false
    for (const key in checks) {
      const value: unknown = Reflect.get(data, key)
      if (!checks[key](value)) return false
    }
    return true
  }

/** The type that a guard of `shapeOf` checks. */
export type ValuesOf<Check> = Check extends (value: unknown) => value is infer Values ? Values : never

export const isText = (value: unknown): value is string => typeof value === 'string'
export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'
export const isNumber = (value: unknown): value is number => Number.isFinite(value)
/** Returns a guard for one of these values. */
export const oneOf =
  <Value>(values: readonly Value[]) =>
  (value: unknown): value is Value =>
    values.some((each) => each === value)
export const orNull =
  <Value>(check: (value: unknown) => value is Value) =>
  (value: unknown): value is Value | null =>
    value === null || check(value)
export const orMissing =
  <Value>(check: (value: unknown) => value is Value) =>
  (value: unknown): value is Value | undefined =>
    value === undefined || check(value)
/** Returns a guard for a list from a guard of its items. */
export const listOf =
  <Item>(check: (item: unknown) => item is Item) =>
  (value: unknown): value is Item[] =>
    Array.isArray(value) && value.every(check)
