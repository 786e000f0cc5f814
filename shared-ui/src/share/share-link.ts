/** A link to a Bucket or Journal, as its owner gets it. */
export interface ShareLink {
  _id: string
  /** An address, or a path of this site. */
  url: string
  /** An ISO date; null for a link that does not expire. */
  expiresAt: string | null
  hasPreview: boolean
  /** Whether notes of entries with companions are shown. */
  showsNotes?: boolean
  hasPassword: boolean
}

/** The words of the choice to show notes of entries with companions, who may be named there. */
export interface NotesChoice {
  label: string
  hint: string
}

/** What is missing stays as it is. */
export interface ShareLinkChange {
  expiresAt?: string | null
  hasPreview?: boolean
  showsNotes?: boolean
  password?: string | null
  newKey?: true
}

/** The calls about the link of one thing. They reject with an error whose message is a sentence for the user. */
export interface ShareLinkCalls {
  /** Undefined without a link. */
  read(): Promise<ShareLink | undefined>
  create(): Promise<ShareLink>
  change(linkId: string, change: ShareLinkChange): Promise<ShareLink>
  end(linkId: string): Promise<unknown>
}
