-- oldest-server: 0.1.0
-- Links to an entry of a log, and to a year of its owner's log.

alter table share_links
  add column entry_id uuid references log_entries on delete cascade,
  add column year smallint check (year between 1 and 9999),
  drop constraint share_links_check,
  add constraint share_links_of_one_thing check (num_nonnulls(bucket_id, journal_id, entry_id, year) = 1);

-- At most one link of each thing that has not ended.
create unique index share_links_of_entry on share_links (entry_id) where ended_at is null;
create unique index share_links_of_year on share_links (owner_id, year) where ended_at is null;

-- For the cascade.
create index share_links_entry on share_links (entry_id) where entry_id is not null;
