import list from './common-passwords.json'

// The 3,000 most common passwords of eight characters and more, in lower case. Taken from the password list of
// @zxcvbn-ts/language-common 3.0.4 (MIT License, Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc.), which counts the
// passwords of published leaks.
const common = new Set<string>(list)

/** Returns whether the password is among the most common ones, ignoring case. */
export const isCommonPassword = (password: string) => common.has(password.toLowerCase())
