import type { Message } from './message'

/**
 * The message for nodemailer. The address goes in as it is: as text it would be read as a list of addresses, and one
 * that has a comma or an angle bracket in it would send the message to somebody else.
 */
export const envelopeOf = ({ to, subject, text }: Message) => ({
  to: { name: '', address: to },
  subject,
  text,
  // No holiday notices in return.
  headers: { 'auto-submitted': 'auto-generated' },
})
