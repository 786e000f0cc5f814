export { JournalForm } from './journal-form'
export { newJournal, type SentJournal, valuesOf } from './journal-values'
