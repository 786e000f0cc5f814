const declared = /(--mui-[\w-]+):[^;{}]+;/g

/** Leaves out the theme's variables that none of the rules asks for; there are some 400. */
export const withUsedVariables = (css: string): string => {
  const left = css.replaceAll(declared, (declaration, name: string) =>
    css.includes(`var(${name})`) || css.includes(`var(${name},`) ? declaration : '',
  )
  // What only a variable asked for that is left out now.
  return left === css ? css : withUsedVariables(left)
}
