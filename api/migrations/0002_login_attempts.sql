-- oldest-server: 1.0.0

-- Login attempts by account, as in `limits`, but logged: standbys have them, so a failover or crash allows no further guesses.
create table login_attempts (like limits including all);
