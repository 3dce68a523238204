-- What is logged of rounds; how the arguments are read stands above private.write_audit_log. Each entry names its round, so that
-- whoever is in a team of it is told none of them. Of a score sheet the log says who got it, who keyed it in and who admitted it,
-- never how far it is: a lock changes a thousand at once, and the round says that.

create trigger rounds_audit after insert or update or delete on public.rounds for each row
  execute function private.write_audit_log('gate', 'named kind', 'hidden open_reason', 'unlogged version');
create trigger criteria_audit after insert or update or delete on public.criteria for each row
  execute function private.write_audit_log('gate', 'named round_id name_en name_de', 'unlogged position');
create trigger stages_audit after insert or update or delete on public.stages for each row
  execute function private.write_audit_log('gate', 'named round_id name');
create trigger round_teams_audit after insert or update or delete on public.round_teams for each row
  execute function private.write_audit_log('gate', 'in team_id', 'id team_id', 'named round_id', 'unlogged position');
create trigger juror_grants_audit after insert or update or delete on public.juror_grants for each row
  execute function private.write_audit_log(
    'gate', 'person user_id', 'id user_id', 'named round_id', 'hidden withdrawn_reason', 'unlogged ready_at reminded_at'
  );
create trigger juror_conflicts_audit after insert or update or delete on public.juror_conflicts for each row
  execute function private.write_audit_log(
    'gate', 'person user_id', 'in team_id', 'id user_id', 'named round_id', 'hidden reason'
  );
create trigger ballots_audit after insert or update or delete on public.ballots for each row
  execute function private.write_audit_log(
    'gate', 'person juror_id', 'in team_id', 'named round_id', 'hidden recused_reason admitted_reason',
    'unlogged state submitted_at version'
  );
