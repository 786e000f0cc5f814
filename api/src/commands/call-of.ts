/** Returns how an operator calls a command, from the checkout or from an archive of the site. */
export const callOf = (name: string): string =>
  import.meta.url.endsWith('.ts') ? `npm run ${name} --` : `bucketeer ${name}`
