declare global {
  interface Navigator {
    /** Not in every browser: https://wicg.github.io/netinfo/ */
    readonly connection?: { readonly saveData?: boolean }
  }
}

/** Whether this person asked their browser to go easy on data. */
export const savesData = () => navigator.connection?.saveData === true
