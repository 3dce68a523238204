import type postgres from 'postgres';
import { SCALE, type ScalePerson } from './people';
import { scaleTeams } from './teams';

/** The largest round that is meant: its teams, its jurors, its stages, and how many jurors of its stage judge a team. */
export const SCALE_ROUND = { teams: 241, jurors: 60, stages: 12, ballots: 4, films: 2 } as const;

/** How many jurors sit at each stage: one more than judge each team. */
const SEATS = SCALE_ROUND.jurors / SCALE_ROUND.stages;

/**
 * An open final: 241 teams on twelve stages, sixty jurors, four score sheets a team and two films a juror, half of them handed
 * in. The first juror is the mentor with most teams. Half-time is the demo's.
 */
export async function addScaleRound(
  sql: postgres.TransactionSql,
  people: readonly ScalePerson[],
  now: Date,
): Promise<void> {
  const jurors = people
    .slice(SCALE.participants, SCALE.participants + SCALE_ROUND.jurors)
    .map(({ id }) => id);
  const teams = scaleTeams()
    .slice(0, SCALE_ROUND.teams)
    .map(({ id }) => id);
  const round = sql`md5('scale round')::uuid`;
  const stageOf = (n: ReturnType<typeof sql>) =>
    sql`md5('stage ' || ${n} % ${SCALE_ROUND.stages}::int)::uuid`;
  await sql`
    insert into public.rounds (id, season_id, kind, state, opened_at, shown_weeks, shown_metrics)
    select ${round}, t.season_id, 'final', 'open', ${now}, '{1,2,3,4,5}', '{interviews,test_users,preorders,revenue}'
    from public.teams t where t.id = ${teams[0] ?? ''}`;
  await sql`
    insert into public.criteria (round_id, position, name_en, name_de, question_en, question_de, weight, anchors_en, anchors_de)
    select ${round}, d.n, d.name_en, d.name_de, d.question_en, d.question_de, d.weight, d.anchors_en, d.anchors_de
    from private.default_criteria() d`;
  await sql`
    insert into public.stages (id, round_id, name, venue, starts_at, minutes_each)
    select ${stageOf(sql`n`)}, ${round}, 'Stage ' || n, 'Hall ' || n, ${now}::timestamptz - interval '1 hour', 12
    from generate_series(1, ${SCALE_ROUND.stages}::int) n`;
  await sql`
    insert into public.round_teams (round_id, team_id, stage_id, position)
    select ${round}, id, ${stageOf(sql`n`)}, (n - 1) / ${SCALE_ROUND.stages}::int + 1
    from unnest(${teams}::uuid[]) with ordinality as listed (id, n)`;
  await sql`
    insert into public.juror_grants (round_id, user_id, stage_id, ready_at)
    select ${round}, id, ${stageOf(sql`n`)}, ${now} from unnest(${jurors}::uuid[]) with ordinality as listed (id, n)`;
  await sql`
    create temp table scale_pairs on commit drop as
    select t.id as team, j.id as juror, t.n as team_n, j.n as juror_n,
      case when t.n % ${SCALE_ROUND.stages}::int = j.n % ${SCALE_ROUND.stages}::int then 'stage' else 'bridge' end as kind
    from unnest(${teams}::uuid[]) with ordinality as t (id, n)
    join unnest(${jurors}::uuid[]) with ordinality as j (id, n) on
      t.n % ${SCALE_ROUND.stages}::int = j.n % ${SCALE_ROUND.stages}::int
        and (t.n / ${SCALE_ROUND.stages}::int + j.n / ${SCALE_ROUND.stages}::int) % ${SEATS}::int > 0
      or t.n % ${SCALE_ROUND.stages}::int = (j.n + 1) % ${SCALE_ROUND.stages}::int
        and t.n / ${SCALE_ROUND.stages}::int between 2 * (j.n / ${SCALE_ROUND.stages}::int)
          and 2 * (j.n / ${SCALE_ROUND.stages}::int) + ${SCALE_ROUND.films - 1}::int
    where not exists (
      select from public.mentor_assignments a where a.team_id = t.id and a.mentor_id = j.id
    )`;
  await sql`
    insert into public.ballots (id, round_id, team_id, juror_id, kind, state, submitted_at)
    select md5('ballot ' || team_n || ' ' || juror_n)::uuid, ${round}, team, juror, kind,
      case when (team_n + juror_n) % 2 = 0 then 'submitted' else 'assigned' end,
      case when (team_n + juror_n) % 2 = 0 then ${now}::timestamptz end
    from scale_pairs order by team_n, juror_n`;
  await sql`
    insert into public.ballot_scores (ballot_id, round_id, scores, comment_team, comment_jury)
    select b.id, b.round_id, c.scores, 'Say the number first, then what it cost you to learn it.', 'Strong on stage.'
    from public.ballots b cross join (
      select jsonb_object_agg(id, 1 + position % 5) as scores from public.criteria where round_id = ${round}
    ) c
    where b.round_id = ${round} and b.state = 'submitted'`;
}
