/** A message to one recipient. */
export interface Message {
  /** A single e-mail address. */
  to: string
  subject: string
  text: string
}

/** Delivers a message. Rejects when it was not accepted. */
export type Deliver = (message: Message) => Promise<void>
