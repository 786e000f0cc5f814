-- oldest-server: 0.1.0
-- Whether a link shows the notes of entries with companions, who may be named there. An earlier server shows them
-- always.

alter table share_links add column shows_notes boolean not null default false;
