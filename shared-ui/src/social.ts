// Loaded with the first page that shows who may see something, shares it, or names other people, so keep other
// components out.
export { AudienceChoice, type AudienceChoiceProps } from './audience/audience-choice'
export { AudienceControl, type AudienceControlProps } from './audience/audience-control'
export { offeredAudiences, offeredJournalAudiences } from './audience/audiences'
export { JoinInvitation } from './share/join-invitation'
export type { ShareLinkCalls, ShareLinkChange } from './share/share-link'
export { ShareLinkSection, type ShareLinkSectionProps } from './share/share-link-section'
export { SharedGate, type SharedGateProps } from './share/shared-gate'
export { PersonMenu, type PersonMenuProps } from './person-menu/person-menu'
