export { JournalCard } from './journal-card'
export { journalColumns } from './journal-columns'
