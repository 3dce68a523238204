-- The pair of questions (is_member, is_second_factor_shown) in every policy that is not public.

-- Members may look for people and teams.
alter policy people_search_read_by_members on private.people_search
  using ((select private.is_member()) and (select private.is_second_factor_shown()));
alter policy team_search_read_by_members on private.team_search
  using ((select private.is_member()) and (select private.is_second_factor_shown()));

-- Members may read every team, who is in it and whom it looks for.
alter policy teams_read_by_members on public.teams
  using ((select private.is_member()) and (select private.is_second_factor_shown()));
alter policy team_members_read_by_members on public.team_members
  using ((select private.is_member()) and (select private.is_second_factor_shown()));
alter policy team_roles_read_by_members on public.team_roles
  using ((select private.is_member()) and (select private.is_second_factor_shown()));

-- A team may see its links, without their secret, and so may organisers.
alter policy team_invite_links_read_by_team on public.team_invite_links
  using (
    (select private.is_member()) and (select private.is_second_factor_shown())
    and (team_id in (select private.my_teams()) or (select private.is_orga()))
  );

-- Everyone may read public events, members also the others, organisers drafts too.
alter policy events_read_by_members on public.events
  using (
    (status <> 'draft' and (
      visibility = 'public' or ((select private.is_member()) and (select private.is_second_factor_shown()))
    ))
    or (select private.is_orga())
  );

-- A member may read their own registrations, and organisers everyone's.
alter policy event_registrations_read_by_owner on public.event_registrations
  using (((select private.is_member()) and user_id = (select auth.uid())) or (select private.is_orga()));

-- A member may see that they have a secret for calendars.
alter policy feed_tokens_read_by_owner on public.feed_tokens
  using ((select private.is_member()) and user_id = (select auth.uid()));

-- Notifications speak of other people: a member may read their own once the login is complete, and note that they did.
alter policy notifications_read_by_owner on public.notifications
  using (
    (select private.is_member()) and (select private.is_second_factor_shown()) and user_id = (select auth.uid())
  );
alter policy notifications_update_by_owner on public.notifications
  using (
    (select private.is_member()) and (select private.is_second_factor_shown()) and user_id = (select auth.uid())
  )
  with check (
    (select private.is_member()) and (select private.is_second_factor_shown()) and user_id = (select auth.uid())
  );

-- A member may read and choose which mails they get.
alter policy mail_choices_read_by_owner on public.mail_choices
  using ((select private.is_member()) and user_id = (select auth.uid()));
alter policy mail_choices_insert_by_owner on public.mail_choices
  with check (
    (select private.is_member()) and (select private.is_second_factor_shown()) and user_id = (select auth.uid())
  );
alter policy mail_choices_update_by_owner on public.mail_choices
  using (
    (select private.is_member()) and (select private.is_second_factor_shown()) and user_id = (select auth.uid())
  )
  with check (
    (select private.is_member()) and (select private.is_second_factor_shown()) and user_id = (select auth.uid())
  );

-- A member may read what they agreed to, agree, and withdraw; organisers may read it.
alter policy consents_read_by_owner_or_orga on public.consents
  using (((select private.is_member()) and user_id = (select auth.uid())) or (select private.is_orga()));
alter policy consents_insert_by_owner on public.consents
  with check (
    (select private.is_member()) and (select private.is_second_factor_shown()) and user_id = (select auth.uid())
  );
alter policy consents_update_by_owner on public.consents
  using (
    (select private.is_member()) and (select private.is_second_factor_shown()) and user_id = (select auth.uid())
  )
  with check (
    (select private.is_member()) and (select private.is_second_factor_shown()) and user_id = (select auth.uid())
  );

-- A member may read, give and change what they said at sign-up; organisers may read it.
alter policy signup_info_read_by_owner_or_orga on public.signup_info
  using (((select private.is_member()) and user_id = (select auth.uid())) or (select private.is_orga()));
alter policy signup_info_insert_by_owner on public.signup_info
  with check (
    (select private.is_member()) and (select private.is_second_factor_shown()) and user_id = (select auth.uid())
  );
alter policy signup_info_update_by_owner on public.signup_info
  using (
    (select private.is_member()) and (select private.is_second_factor_shown()) and user_id = (select auth.uid())
  )
  with check (
    (select private.is_member()) and (select private.is_second_factor_shown()) and user_id = (select auth.uid())
  );

-- Members may see every picture and logo, and keep pictures under their own name.
alter policy avatars_read_by_members on storage.objects
  using (bucket_id = 'avatars' and (select private.is_member()) and (select private.is_second_factor_shown()));
alter policy logos_read_by_members on storage.objects
  using (bucket_id = 'logos' and (select private.is_member()) and (select private.is_second_factor_shown()));
alter policy avatars_insert_by_owner on storage.objects
  with check (
    private.is_own_avatar(bucket_id, name) and (select private.is_member()) and (select private.is_second_factor_shown())
    and (select private.has_room_for_avatar())
  );
alter policy avatars_update_by_owner on storage.objects
  using (
    private.is_own_avatar(bucket_id, name) and (select private.is_member()) and (select private.is_second_factor_shown())
  )
  with check (
    private.is_own_avatar(bucket_id, name) and (select private.is_member()) and (select private.is_second_factor_shown())
  );
alter policy avatars_delete_by_owner on storage.objects
  using (
    private.is_own_avatar(bucket_id, name) and (select private.is_member()) and (select private.is_second_factor_shown())
  );
