import type postgres from 'postgres';
import { GERMAN_TOPICS, PAST_SEASONS, type PastFinalist, type PastSeason } from './pastSeasons';
import type { Both, Tale } from './Tale';
import { TALES_22_23 } from './tales2223';
import { TALES_23_24 } from './tales2324';

type Verb = { week: number; verb_en: string; verb_de: string };
type Json = postgres.JSONValue;
type Texts = Readonly<Record<string, string>>;

const TALES: Readonly<Record<string, Tale>> = { ...TALES_23_24, ...TALES_22_23 };
/** The week that asks for nothing. */
const FREE_WEEK = 8;

const said = (name: string, [en, de = en]: Both = ['']): Texts => ({
  [`${name}_en`]: en,
  [`${name}_de`]: de,
});

const factsOf = (facts: Tale['facts']): Json =>
  facts.map(([label, value]) => ({ ...said('label', label), ...said('value', value) }));

function weekOf({ week, verb_en, verb_de }: Verb, { weeks, missed = [] }: Tale): Json {
  const written = weeks[week];
  const state = missed.includes(week) ? 'missed' : written || week !== FREE_WEEK ? 'accepted' : 'free';
  const [line, figure, returned] = written ?? [];
  return {
    ...{ week, verb_en, verb_de, state, ...said('line', line), ...said('figure', figure) },
    ...(returned === undefined ? {} : { returned }),
  };
}

/** A version as it would have been frozen; nobody in it has an account, so nobody is asked. */
function contentOf(
  { name, pitch, topic, outcome, today, peopleToday }: PastFinalist,
  verbs: readonly Verb[],
): Readonly<Record<string, Json>> {
  const tale = TALES[name];
  if (!tale) throw new Error(`${name} tells nothing`);
  const { people, mentor = null, link = null, facts, figures, quotes, curve } = tale;
  return {
    ...{ ...said('pitch', pitch), ...said('topic', [topic, GERMAN_TOPICS[topic]]), ...said('today', today) },
    ...{
      outcome,
      people_today: peopleToday ?? null,
      link,
      mentor,
      mentor_id: null,
      team_size: people.length,
    },
    weeks: verbs.map((verb) => weekOf(verb, tale)),
    facts: factsOf(facts),
    figures: factsOf(figures),
    people: people.map(([person, ...does]) => ({ name: person, ...said('does', does) })),
    quotes: quotes.map(([voice, person, role, text]) => ({
      ...{ voice, name: person, ...said('role', role), ...said('text', text) },
    })),
    traction: curve
      ? { ...said('label', curve[0]), points: curve[1].map(([day, total]) => ({ day, total })) }
      : null,
    pictures: [],
  };
}

async function addFinalist(
  sql: postgres.TransactionSql,
  season: PastSeason & { id: string },
  finalist: PastFinalist,
  verbs: readonly Verb[],
): Promise<void> {
  const publishedAt = new Date(`${Number(season.startsOn.slice(0, 4)) + 1}-02-01T10:00:00Z`);
  const [team] = await sql<{ id: string; slug: string }[]>`
    insert into public.teams (season_id, name, slug, pitch, industry, city, stage, status, listed, created_at)
    values (${season.id}, ${finalist.name}, private.slug_of(${finalist.name}), ${finalist.pitch[0]}, ${finalist.topic},
      ${finalist.city}, 'revenue', 'finished', false, ${season.startsOn})
    on conflict do nothing returning id, slug`;
  if (team === undefined) return;
  const [story] = await sql<{ id: string }[]>`
    insert into private.stories (team_id, slug, written_at, published_version, published_at, final_place, prize_euros, created_at)
    values (${team.id}, ${team.slug}, ${publishedAt}, 1, ${publishedAt}, ${finalist.place ?? null}, ${finalist.place === 1 ? 12_000 : null}, ${publishedAt})
    returning id`;
  await sql`
    insert into private.story_versions (story_id, number, content, submitted_at, created_at)
    values (${story?.id ?? ''}, 1, ${sql.json(contentOf(finalist, verbs))}, ${publishedAt}, ${publishedAt})`;
}

/**
 * Adds two seasons before the one that is shown, with their figures, finalists and published stories. They began before it, so it
 * stays the current one; their teams are in no list of it. What is there already stays.
 */
export async function addShowcase(sql: postgres.TransactionSql): Promise<void> {
  const verbs = await sql<Verb[]>`
    select w.week, w.verb_en, w.verb_de from public.season_weeks w join public.seasons s on s.id = w.season_id
    where s.label = 'GROW 24/25' order by w.week`;
  for (const season of PAST_SEASONS) {
    const [added] = await sql<{ id: string }[]>`
      insert into public.seasons (label, starts_on, phase, opened_at, created_at)
      values (${season.label}, ${season.startsOn}, 'off', ${season.startsOn}, ${season.startsOn})
      on conflict do nothing returning id`;
    if (added === undefined) continue;
    await sql`insert into private.season_histories (season_id, students, teams, finalists)
      values (${added.id}, ${season.students}, ${season.teams}, ${season.finalists.length})`;
    for (const finalist of season.finalists)
      await addFinalist(sql, { ...season, id: added.id }, finalist, verbs);
  }
}
