/** Path and body of the request name the Journal; both must agree. */
export const namesSameJournal = (journalId: string, body: { journalId: string }) =>
  journalId.toLowerCase() === body.journalId.toLowerCase()
