-- The commit, source link and checks of a release, as its command reported them; null for other changes and older
-- commands.
alter table release_log add column origin jsonb;
