import type postgres from 'postgres';
import { PAST_SEASONS, TAUWERK_WEEKS, type PastFinalist, type PastSeason } from './showcaseTexts';

type Verb = { week: number; verb_en: string; verb_de: string };
type Json = postgres.JSONValue;

const fact = (labelEn: string, labelDe: string, valueEn: string, valueDe: string): Json => ({
  ...{ label_en: labelEn, label_de: labelDe, value_en: valueEn, value_de: valueDe },
});

/** What only the winner of 23/24 tells. */
const tauwerk: Readonly<Record<string, Json>> = {
  link: 'https://tauwerk.example',
  mentor: 'Jorun Haas',
  facts: [
    fact('Rope sold', 'Verkauftes Seil', '48 km', '48 km'),
    fact('Nets kept out of the skip', 'Netze, die nicht in den Container kamen', '19 t', '19 t'),
    fact('Still running', 'Läuft noch', 'yes, asked Oct 2024', 'ja, gefragt im Okt. 2024'),
  ],
  figures: [
    fact('talks', 'Gespräche', '20', '20'),
    fact('held', 'hielt es', '870 kg', '870 kg'),
    fact('sold', 'verkauft', '1,180 m', '1.180 m'),
  ],
  people: [
    { name: 'Wiebke Thoms', does_en: 'Captain, mechanical engineering', does_de: 'Captain, Maschinenbau' },
    { name: 'Arne Lohse', does_en: 'Boat building', does_de: 'Bootsbau' },
    { name: 'Dilek Sayin', does_en: 'Business', does_de: 'Betriebswirtschaft' },
    { name: 'Jonte Rieck', does_en: 'Materials science', does_de: 'Werkstoffwissenschaft' },
  ],
  quotes: [
    {
      text_en:
        'They brought a number that could have ended the project in week 4 and built the project around it. I would like to see that more often.',
      text_de:
        'Sie brachten in Woche 4 eine Zahl mit, die das Projekt hätte beenden können, und haben das Projekt um sie herum gebaut. Das würde ich gern öfter sehen.',
      ...{
        voice: 'juror',
        name: 'Margot Siebert',
        role_en: 'Jury of the final, 23/24',
        role_de: 'Jury des Finales, 23/24',
      },
    },
    {
      text_en: 'I moored three boats to it before I asked what it was made of.',
      text_de: 'Ich habe drei Boote daran festgemacht, bevor ich gefragt habe, woraus es ist.',
      ...{
        voice: 'outside',
        name: 'Ole Petersen',
        role_en: 'Harbour master in Laboe',
        role_de: 'Hafenmeister in Laboe',
      },
    },
  ],
  traction: {
    ...{ label_en: 'metres of rope sold', label_de: 'verkaufte Meter Seil' },
    points: [
      [33, 40],
      [57, 180],
      [60, 412],
      [66, 640],
      [70, 980],
      [74, 1180],
    ].map(([day = 0, total = 0]) => ({ day, total })),
  },
};

/** A version as it would have been frozen; nobody in it has an account, so nobody is asked. */
function contentOf(finalist: PastFinalist, verbs: readonly Verb[]): Readonly<Record<string, Json>> {
  const isWinner = finalist.name === 'Tauwerk';
  const weeks = verbs.map(({ week, verb_en, verb_de }): Json => {
    const [lineEn = '', lineDe = '', figureEn = '', figureDe = '', returned] =
      (isWinner ? TAUWERK_WEEKS[week - 1] : undefined) ?? [];
    return {
      ...{ week, verb_en, verb_de, state: 'accepted', line_en: lineEn, line_de: lineDe },
      ...{ figure_en: figureEn, figure_de: figureDe, ...(returned === undefined ? {} : { returned }) },
    };
  });
  const [[pitch_en, pitch_de], [today_en, today_de]] = [finalist.pitch, finalist.today];
  return {
    ...{ pitch_en, pitch_de, today_en, today_de, outcome: finalist.outcome, weeks },
    ...{
      people_today: finalist.peopleToday ?? null,
      link: null,
      mentor: null,
      mentor_id: null,
      traction: null,
    },
    ...{ team_size: 4, facts: [], figures: [], people: [], quotes: [], pictures: [] },
    ...(isWinner ? tauwerk : {}),
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
