/** Loads the document at the present URL anew; the promise stays pending, because the page goes away. */
export const reloadDocument = (): Promise<never> => {
  location.reload()
  return new Promise(() => undefined)
}
