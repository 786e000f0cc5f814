/** No name may begin with a dot: it could lead out of a folder, or be a draft. */
const safeName = /^[A-Za-z0-9_@-][A-Za-z0-9._@-]*$/

/** The names that a key is made of. @throws Error when it is no key */
export const namesOfKey = (key: string): string[] => {
  const names = key.split('/')
  if (names.every((name) => safeName.test(name))) return names
  throw new Error(`Not a key of the object store: ${JSON.stringify(key)}`)
}
