-- How often somebody tried what is limited, where several servers count together; the package rate-limiter-flexible
-- reads and writes it. After a crash it begins anew, for which writing it costs less.
create unlogged table limits (
  key varchar(255) primary key,
  points integer not null default 0,
  -- Milliseconds since 1970.
  expire bigint
);
