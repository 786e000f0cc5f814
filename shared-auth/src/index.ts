export { ApiError, isNotFound, isOutdated } from './api/api-error'
export { configureApi, type ApiConfiguration } from './api/client'
export type {
  Bucket,
  BucketFields,
  Comment,
  Credentials,
  Journal,
  JournalFields,
  Kick,
  KickChange,
  KickFields,
  NewUser,
  Notification,
  PartStatus,
  Place,
  PasswordReset,
  PublicJournal,
  Schemas,
  Shared,
  ShareLink,
  ShareLinkChange,
  Story,
  StoryFields,
  User,
  UserFields,
} from './api/entities'
export { uploadPicture, type UploadOptions } from './api/upload-picture'
export { requestAs, type Request } from './api/request'
export type { Page } from './api/page'
export type { AuthActions, AuthState, AuthStatus } from './auth-state'
export { authStore, onPersonChange, startAuth } from './auth'
export { keys } from './keys'
export { keepLanguage } from './own-language'
export { ownBucketsQuery } from './own-buckets-query'
export { pagesQuery } from './pages-query'
export { placeCalls } from './place-calls'
export { safetyCalls } from './safety-calls'
export { shareLinkCalls } from './share-link-calls'
export { useAuth } from './use-auth'
