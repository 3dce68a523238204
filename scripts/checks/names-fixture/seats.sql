-- fails: comment door, identifier take out, identifier told, comment desk
-- Whoever stands at the door.
select private.take_out('the desk'), told_id from public.notifications;
comment on column public.notifications.id is 'As the desk calls it.';
