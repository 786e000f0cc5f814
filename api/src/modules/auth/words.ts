const operator = 'whoever runs this site'

/** The response to the right password of a suspended account. `contact` names whom to ask, here and below. */
export const suspended = (contact = operator) => `This account is suspended. Please ask ${contact} about it.`

export const signUpClosed = (contact = operator) =>
  `This site takes no new members right now. Please ask ${contact} for an account.`

export const signUpByInvitation = (contact = operator) =>
  `New members need an invitation that is still good. Please ask ${contact} for one.`
