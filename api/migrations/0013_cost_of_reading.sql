-- Always true, and called only for texts that contain the words. By default the planner assumes that searching a text
-- costs as much as comparing two numbers. For a word in one of 500 Kicks it would read 10,000 texts from the newest on,
-- instead of the 2,000 Kicks that the index finds. The cost is the measured ratio.
create function takes_reading(text) returns boolean language plpgsql immutable strict parallel safe cost 1000 as $$
begin
  return true;
end
$$;
