/**
 * Controls for sharing and the menu beside a person, for remotes. The shell shares this file as `@bucketeer/shared-ui/social`, in a chunk of its own,
 * because it has none of them itself. It lists every value of the package.
 */
export {
  AudienceChoice,
  AudienceControl,
  JoinInvitation,
  offeredAudiences,
  offeredJournalAudiences,
  SharedGate,
  ShareLinkSection,
  PersonMenu,
  // eslint-disable-next-line import-x/no-relative-packages -- the package's own name resolves to this file
} from '../../../shared-ui/src/social'
