-- Always true, and asked only of texts that have the words. PostgreSQL reckons that to look through a text takes as long as
-- to compare two numbers, and so, for a word that one Kick of 500 has, would read 10,000 texts from the newest on rather
-- than take the 2,000 Kicks that the index of words names. This many times longer is what was measured.
create function takes_reading(text) returns boolean language plpgsql immutable strict parallel safe cost 1000 as $$
begin
  return true;
end
$$;
