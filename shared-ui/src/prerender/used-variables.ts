const declared = /(--mui-[\w-]+):[^;{}]+;/g

/** Removes the theme's variables that no rule uses; the theme has about 400. */
export const withUsedVariables = (css: string): string => {
  const remaining = css.replaceAll(declared, (declaration, name: string) =>
    css.includes(`var(${name})`) || css.includes(`var(${name},`) ? declaration : '',
  )
  // Repeats until no variable is used by removed variables only.
  return remaining === css ? css : withUsedVariables(remaining)
}
