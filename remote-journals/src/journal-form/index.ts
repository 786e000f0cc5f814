export { JournalForm } from './journal-form'
export { newJournal, valuesOf } from './journal-values'
