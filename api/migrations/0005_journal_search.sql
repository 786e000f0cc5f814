-- oldest-server: 1.0.0

-- Returns the words of a text without case, accents and punctuation, for the search of Journals. Each Chinese character
-- and kana is a word. Its cost keeps the planner from computing it for rows that an index finds.
create function search_words(text) returns tsvector language plpgsql immutable strict parallel safe cost 1000 as $$
begin
  return strip(to_tsvector('pg_catalog.simple', regexp_replace(regexp_replace(regexp_replace(
    lower(normalize($1, NFKD)),
    '[\u0300-\u036f]', '', 'g'),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f‘’]+', ' ', 'g'),
    '([\u3040-\u30ff\u3400-\u9fff])', ' \1 ', 'g')));
end
$$;

-- Finds texts with words that begin with each of these; null without any.
create function search_query(text) returns tsquery language sql immutable strict parallel safe as $$
  select string_agg('''' || lexeme || ''':*', ' & ')::tsquery from unnest(search_words($1))
$$;

create index journals_search on journals using gin (search_words(title || ' ' || description))
  where visibility = 'Public';
create index stories_search on stories using gin (search_words(title || ' ' || content));
