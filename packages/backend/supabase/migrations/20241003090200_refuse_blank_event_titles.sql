-- The length alone let a title of blanks through, which pages and calendars show as nothing.
alter table public.events add constraint events_title_not_blank check (title ~ '[^[:space:]]');
