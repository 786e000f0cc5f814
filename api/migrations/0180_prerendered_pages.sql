-- The prerendered pages of a release, by route. Not jsonb, because no query reads into it. The first ones that a site
-- receives of a version stay.
alter table releases add column pages json;

update releases set pages = newest.pages
from (select distinct on (part, version) part, version, pages from annexes order by part, version, created_at desc) newest
where releases.part = newest.part and releases.version = newest.version;

drop table annexes;
