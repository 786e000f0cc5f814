export { apiFor, type Api } from './api/api-for'
export { ApiError, isNotFound } from './api/api-error'
export { configureApi, type ApiConfiguration } from './api/client'
export type {
  Bucket,
  BucketFields,
  Comment,
  CommentFields,
  Credentials,
  Journal,
  JournalFields,
  Kick,
  KickChange,
  KickFields,
  NewUser,
  PartStatus,
  Place,
  PasswordReset,
  PublicJournal,
  Story,
  StoryFields,
  User,
  UserFields,
} from './api/entities'
export { uploadPicture, type UploadOptions } from './api/upload-picture'
export type { Schemas } from './api/entities'
export { requestAs, type ChangeOptions, type Request } from './api/request'
export type { Page } from './api/page'
export type { AuthActions, AuthState, AuthStatus } from './auth-state'
export { authStore, onPersonChange, startAuth } from './auth'
export { createAuthStore, type AuthStore, type AuthStoreParts } from './auth-store'
export { keys } from './keys'
export { ownBucketsQuery } from './own-buckets-query'
export type { TokenStorage } from './storage'
export { useAuth } from './use-auth'
export { type DraftOf, draftOf } from './forms/draft-storage'
export { type DraftedForm, useDraft } from './forms/use-draft'
export { type Saving, useSaving } from './forms/use-saving'
export { useChange } from './use-change'
