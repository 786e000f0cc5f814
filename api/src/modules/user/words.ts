export const emailTaken = 'There is an account with this email already.'
export const emailTooLong = 'Email must be at most 254 characters long.'
