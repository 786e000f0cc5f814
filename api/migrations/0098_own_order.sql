-- oldest-server: 0.1.0
-- The own order of a person's Buckets, and an index that answers alone which of their Buckets hold a Kick.

-- Ascending, perhaps with gaps. Null for a Bucket that is newer than the order: these come first, newest first.
alter table buckets add column position integer;

-- The former index had no `bucket_id`, so each Kick of a list read a row that may be anywhere in the table.
create index bucket_kicks_of_owner_by_kick on bucket_kicks (kick_id, owner_id, bucket_id);
drop index bucket_kicks_of_kick_and_owner;
