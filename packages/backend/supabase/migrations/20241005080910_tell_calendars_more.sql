-- Calendars also show what an event is about, and programs ask when it last changed.

create or replace function private.event_details(p_event public.events) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'event_id', p_event.id, 'slug', p_event.slug, 'title', p_event.title, 'summary', p_event.summary,
    'category', p_event.category, 'starts_at', p_event.starts_at, 'ends_at', p_event.ends_at, 'city', p_event.city,
    'place', p_event.place, 'url', p_event.url, 'sequence', p_event.sequence, 'status', p_event.status,
    'updated_at', p_event.updated_at
  );
$$;
