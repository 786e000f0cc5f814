import type { components } from './generated/schema'

/** All entities of the OpenAPI document. */
export type Schemas = components['schemas']

/** A user. Only the own user has `email`; `way` and `profilePicture` are null until they are chosen. */
export type User = Schemas['User']
/** A Bucket. `kickCount` counts all its Kicks, of which `kicks` may hold only the first. */
export type Bucket = Schemas['Bucket']
/**
 * A Kick. `buckets` is the Bucket that its creator chose, null for other users; `liked` and `favourite` are those of the
 * caller. A `withdrawn` Kick was deleted by its creator, and remains for users who hold it. The creator's `_id` is null
 * when their account was deleted.
 */
export type Kick = Schemas['Kick']
/** A comment on a Kick, a Story or a Journal. */
export type Comment = Schemas['Comment']

/** A group of notifications of one kind about one thing, or one decision of a moderator. */
export type Notification = Schemas['Notification']

/** A Journal. `storyCount` counts all its Stories, of which `story` may hold only the first; `createdBy` is an id. */
export type Journal = Schemas['Journal']
/** A Journal in the public list, where `createdBy` is the creator's id, name and picture. */
export type PublicJournal = Schemas['PublicJournal']
/** A Story of a Journal. `kickId` is null without a Kick, or when the Kick is gone. */
export type Story = Schemas['Story']
/** A link that lets everybody who has it read a Bucket, a Journal, or an entry or a year of a log. `url` is a URL or a path. */
export type ShareLink = Schemas['ShareLink']
/** The request body of a change to a shared link. Missing fields stay unchanged. */
export type ShareLinkChange = Schemas['ShareLinkChange']
/** The content of a shared link. */
export type Shared = Schemas['Shared']
/** A town or village. `country` is an English name, `location` in degrees, `population` 0 if unknown. */
export type Place = Schemas['Place']
/** The live version of a part and its `canary`, if any; `failed` counts visitors. */
export type PartStatus = Schemas['PartStatus']

/** The request body of a login. */
export type Credentials = Schemas['Credentials']
/** The request body of a sign-up. */
export type NewUser = Schemas['Signup']
/** The request body of a new password, with the token of the mailed link. */
export type PasswordReset = Schemas['PasswordReset']
/** The request body of a change to the user's own profile. */
export type UserFields = Schemas['Profile']
/** The request body of a new or changed Bucket. */
export type BucketFields = Schemas['BucketFields']
/** The request body of a new or changed Journal. */
export type JournalFields = Schemas['JournalFields']
/** The request body of a new or changed Story, without its Journal. */
export type StoryFields = Omit<Schemas['NewStory'], 'journalId'>
/** The request body of a new Kick. */
export type KickFields = Schemas['KickFields']
/** The request body of a changed Kick. */
export type KickChange = Schemas['KickChange']
