/** A message to one person. */
export interface Message {
  /** One e-mail address, as the account has it. */
  to: string
  subject: string
  text: string
}

/** Hands a message over; whoever takes it answers for it from then on. Rejects when nobody took it. */
export type Deliver = (message: Message) => Promise<void>
