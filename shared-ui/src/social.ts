// Loaded with the first page that shows who may see something, or shares it, so keep other components out.
export { AudienceChoice, type AudienceChoiceProps } from './audience/audience-choice'
export { AudienceControl, type AudienceControlProps } from './audience/audience-control'
export { offeredAudiences, offeredJournalAudiences } from './audience/audiences'
