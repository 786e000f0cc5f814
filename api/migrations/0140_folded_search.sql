-- The server folds the texts of Kicks for search (api/src/modules/kick/search/search-text.ts), because the browser folds
-- by the same function. Search finds rows by their earlier spelling until the server has folded them after its start.
alter table kicks
  alter column searchable drop expression,
  alter column searchable set default '',
  add column is_folded boolean not null default false;
create index kicks_to_fold on kicks (id) where not is_folded;
drop function searchable_text(text);
