import type { Api } from './api/api-for'

let replacement: Api | null = null

/** What stands in for every part's calls, if anything does. */
export const replacementOfApi = (): Api | null => replacement

/** Puts fakes in the place of every part's calls, until it is called with null. For `stubApi` of `/testing` alone. */
export const replaceApi = (fake: Api | null): void => {
  replacement = fake
}
