insert into public.topics (name) values ('garden'), ('kitchen') on conflict (name) do nothing;
