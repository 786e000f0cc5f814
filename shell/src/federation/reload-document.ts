/** Loads the document at the present URL anew; the promise stays pending, because the page goes away. */
export function reloadDocument(): Promise<never> {
  location.reload()
  return new Promise(() => undefined)
}

/** Loads a new document at a path of this site in place of this one and its history entry. */
export const replaceDocument = (path: string): void => location.replace(path)
