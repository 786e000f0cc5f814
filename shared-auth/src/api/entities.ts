import type { components } from './generated/schema'

type Schemas = components['schemas']

/** A person. `email` is there in one's own alone; `way` and `profilePicture` are null until they are chosen. */
export type User = Schemas['User']
/** What one wants to do, with Kicks that belong to it. `kickCount` counts them all, whatever `kicks` holds. */
export type Bucket = Schemas['Bucket']
/**
 * A single experience. `buckets` is the creator's chosen Bucket, null for everybody else; `liked` and `favourite` are of
 * whoever asks. One that is `withdrawn` was deleted by its creator and is there for who holds it; a creator who left the
 * site has no `_id`.
 */
export type Kick = Schemas['Kick']
/** What somebody says to a Kick. */
export type Comment = Schemas['Comment']

/** Stories under a title. `storyCount` counts them all, whatever `story` holds; `createdBy` is the creator's id. */
export type Journal = Schemas['Journal']
/** A Journal as the public list shows it: `createdBy` is the creator, with name and picture. */
export type PublicJournal = Schemas['PublicJournal']
/** One experience, told in a Journal. `kickId` is null when it tells of no Kick, or of one that is gone. */
export type Story = Schemas['Story']
/** A town or village. `country` is its English name, `location` in degrees, `population` 0 where it is unknown. */
export type Place = Schemas['Place']
/** Which version of a part is live; `canary` is one that some visitors get, `failed` counts visitors. */
export type PartStatus = Schemas['PartStatus']

export type Credentials = Schemas['Credentials']
export type NewUser = Schemas['Signup']
export type PasswordReset = Schemas['PasswordReset']
export type UserFields = Schemas['Profile']
export type BucketFields = Schemas['BucketFields']
export type JournalFields = Schemas['JournalFields']
export type StoryFields = Schemas['StoryFields']
export type KickFields = Schemas['KickFields']
export type KickChange = Schemas['KickChange']
export type CommentFields = Schemas['CommentFields']
