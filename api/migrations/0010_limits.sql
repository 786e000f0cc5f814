-- The counts of rate limits that several servers share. The package rate-limiter-flexible reads and writes it. The
-- table is unlogged: writes are cheaper, and a crash clears it.
create unlogged table limits (
  key varchar(255) primary key,
  points integer not null default 0,
  -- In milliseconds since 1970.
  expire bigint
);
