const passwordPages = ['/login', '/signup', '/reset-password', '/account']

/** Returns whether a page has a field for a password. */
export const isPasswordPage = (pathname: string): boolean => passwordPages.includes(pathname)
