-- PostgreSQL estimates the frequency of a word from a sample of texts. With the default of a hundred texts, the
-- smallest estimate is 1 %, so the planner scanned all Kicks for rare words instead of using the index.
alter table kicks alter column searchable set statistics 500;
analyze kicks (searchable);
