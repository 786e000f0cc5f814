-- How rare a word is, is guessed by the texts that PostgreSQL keeps as a sample. Among a hundred, its default, a single one
-- says 'of a hundred Kicks one', so that words which few have were looked for Kick by Kick, not in their index.
alter table kicks alter column searchable set statistics 500;
analyze kicks (searchable);
