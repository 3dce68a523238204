import type postgres from 'postgres';
import { demoFileLine, demoPdf } from './files';

/** A market test of the demo; what is left out is not written. */
interface DemoExperiment {
  /** Of the season, 1 on its first. */
  day: number;
  /** Whose place in the team: 0 is the captain. */
  by: number;
  hypothesis: string;
  method: string;
  seen: string;
  verdict: 'open' | 'held' | 'failed' | 'unclear';
  target?: number;
  result?: number;
  unit?: string;
  decision?: 'continue' | 'change' | 'drop';
  nextStep?: string;
  interviews?: number;
  users?: number;
  orders?: number;
  cents?: number;
}

// prettier-ignore
const SPELZWERK: readonly DemoExperiment[] = [
  { day: 10, by: 3, verdict: 'held', target: 5, result: 8, unit: 'of 10 dairies', interviews: 8, decision: 'continue', hypothesis: 'Dairies that ship cheese hate their polystyrene boxes.', method: 'Ten calls to dairies. Asked what goes wrong with a parcel, never about our pads.', seen: 'Eight of ten named the box before we did. Two have no complaints.' },
  { day: 12, by: 0, verdict: 'failed', target: 2, result: 0, unit: 'of 3 wine shops', interviews: 3, decision: 'drop', hypothesis: 'Wine shops need cooling pads in winter, too.', method: 'Three wine shops in Karlsruhe. Showed a drawing.', seen: 'Nobody ships wine cooled between October and April.' },
  { day: 14, by: 1, verdict: 'held', target: 24, result: 26, unit: 'hours below 7 °C', interviews: 4, decision: 'continue', hypothesis: 'Three centimetres of husk keep a box cold for a day.', method: 'Husk in a freezer bag, one box, one logger. A warm kitchen for a night.', seen: 'Below 7 °C for 26 hours. The lid was the weak spot.' },
  { day: 15, by: 2, verdict: 'open', target: 20, unit: 'answers', hypothesis: 'People who order cheese keep a pad that they may compost.', method: 'Survey at the market hall. Left cards with a code at two stalls.', seen: '' },
  { day: 17, by: 3, verdict: 'held', target: 40, result: 61, unit: 'of 540 parcels', decision: 'continue', nextStep: 'Take summer as the season that sells.', hypothesis: 'One parcel in ten comes back in summer.', method: 'Returns book of the Auhof dairy. Counted June to August.', seen: '61 of 540 parcels came back in summer.' },
  { day: 19, by: 1, verdict: 'failed', target: 10, result: 3, unit: 'drops', interviews: 2, decision: 'change', nextStep: 'Sew the short side twice.', hypothesis: 'A sewn pad survives ten drops.', method: 'Drop test from a table. One pad, one seam, ten times.', seen: 'The seam opened at the third drop.' },
  { day: 20, by: 0, verdict: 'held', target: 60, result: 45, unit: 'cents a pad', decision: 'continue', hypothesis: 'A pad costs us less than 60 cents.', method: 'Costs of one hundred pads. Husk, fleece, thread and an hour of pressing.', seen: '45 cents a pad with husk from the mill. Lower is better here, so it held.' },
  { day: 22, by: 1, verdict: 'failed', target: 3, result: 1, unit: 'of 4 pads', decision: 'change', nextStep: 'Two pads from June on.', hypothesis: 'One pad is enough in a hot van.', method: 'Pads in a hot van. Four parcels, 31 °C, a whole day.', seen: 'At 31 °C three of four failed after 15 hours. Summer needs a second pad.' },
  { day: 23, by: 3, verdict: 'failed', target: 7, result: 4, unit: 'days without mould', decision: 'drop', hypothesis: 'Wet husk cools longer and stays clean for a week.', method: 'Wet husk against dry husk. Two boxes in the cellar, opened every day.', seen: 'Wet pads moulded after four days. Idea dropped.' },
  { day: 24, by: 2, verdict: 'open', target: 2, unit: 'of 2 shops', interviews: 2, hypothesis: 'Shops pack with our pads without us in the room.', method: 'Two shops pack for themselves. Ten pads and a leaflet each.', seen: 'They want a film instead of a leaflet. Waits for the film.' },
  { day: 26, by: 2, verdict: 'open', target: 30, result: 19, unit: 'addresses', users: 1, hypothesis: 'A headline about waste brings more addresses than one about cold.', method: 'Landing page, two headlines. One week, half the visitors each.', seen: '212 visits, 19 left an address. Runs until Sunday.' },
  { day: 27, by: 0, verdict: 'held', target: 3, result: 4, unit: 'of 6 shops', interviews: 6, users: 1, decision: 'continue', hypothesis: 'Half of the shops say yes to 0.38 € on the phone.', method: 'Price by phone, six shops. One price each, no bargaining.', seen: 'One price each. Four yes, two asked for 0.30 €.' },
  { day: 31, by: 0, verdict: 'held', target: 3, result: 4, unit: 'of 6 shops', interviews: 2, users: 4, orders: 40, decision: 'continue', nextStep: 'Send the forty pads by Monday.', hypothesis: 'At 0.38 € at least three of six shops order.', method: 'Price question, six online food shops. Six shops that ship cheese. One price each, asked for an order.', seen: 'Four would pay 0.38 € per pad. One ordered 40.' },
  { day: 32, by: 1, verdict: 'held', target: 10, result: 11, unit: 'of 12 below 7 °C', users: 3, decision: 'continue', nextStep: 'A tab on the long side so that the pad cannot slip. Test again with 24 parcels in week 6.', hypothesis: 'A pad keeps a cheese parcel below 7 °C for 24 hours in a normal van.', method: 'Drop test with a cheese dairy. Twelve parcels with a logger inside, sent from Durlach to twelve homes and opened by the people who ordered.', seen: '12 parcels, 24 hours. 11 arrived below 7 °C. One pad slipped and left a corner bare: that parcel reached 9.4 °C.' },
];

/** What the other teams count, so that the season has medians: interviews, test users, pre-orders, revenue in cents. */
// prettier-ignore
const OTHERS: Readonly<Record<string, readonly [interviews: number, users: number, orders: number, cents: number]>> = {
  pegelstand: [22, 5, 0, 0], moosgrund: [31, 8, 3, 0], leihlot: [40, 14, 0, 0], halbvoll: [24, 6, 30, 48_000], fugenfest: [12, 1, 0, 0],
  drehlicht: [20, 4, 0, 0], leerlauf: [15, 0, 0, 0], zweitfaden: [18, 4, 12, 23_500], stillgelegt: [6, 0, 0, 0], rueckwind: [9, 2, 0, 0],
};

/** Three tests of a team: talking, showing, and asking for money. */
const testsOfOthers = (slug: string): DemoExperiment[] => {
  const [interviews, users, orders, cents] = OTHERS[slug] ?? [0, 0, 0, 0];
  const early = Math.ceil(interviews / 2);
  const shown: DemoExperiment = {
    day: 26,
    by: 0,
    verdict: users > 3 ? 'held' : 'unclear',
    users,
    interviews: interviews - early,
    hypothesis: 'People understand it without us in the room.',
    method: 'Five minutes with a first version. We watched and said nothing.',
    seen: 'Most found the way. The first step took them longest.',
  };
  const sold: DemoExperiment = {
    day: 30,
    by: 0,
    verdict: orders > 0 ? 'held' : 'failed',
    orders,
    cents,
    hypothesis: 'Somebody pays before it is finished.',
    method: 'A price on paper. Asked for a name and a date.',
    seen: orders > 0 ? 'Some signed at once.' : 'They wanted to see it first.',
  };
  const asked: DemoExperiment = {
    day: 15,
    by: 0,
    verdict: 'held',
    interviews: early,
    hypothesis: 'The problem is there without our idea.',
    method: 'Conversations where it happens. No pitch, only questions.',
    seen: 'More than half named it before we did.',
  };
  return [asked, shown, sold];
};

async function addLog(
  sql: postgres.TransactionSql,
  slug: string,
  tests: readonly DemoExperiment[],
): Promise<boolean> {
  const [team] = await sql<{ id: string; people: string[] }[]>`
    select t.id, array(
      select m.user_id from public.team_members m where m.team_id = t.id and m.left_at is null order by m.joined_at, m.id
    ) as people
    from public.teams t join public.seasons s on s.id = t.season_id
    where s.label = 'GROW 24/25' and t.slug = ${slug} and t.status <> 'withdrawn'
      and not exists (select from public.experiments e where e.team_id = t.id)`;
  if (!team || team.people.length === 0) return false;
  for (const [index, test] of tests.entries()) {
    const author = team.people[test.by % team.people.length] ?? null;
    await sql`
      insert into public.experiments (id, team_id, author_id, updated_by, hypothesis, method, target_value, unit, happened_on,
        result_value, seen, verdict, decision, next_step, adds_interviews, adds_test_users, adds_pre_orders, adds_revenue_cents,
        people_agreed, created_at)
      select md5(${`market test ${slug} ${index}`})::uuid, ${team.id}, ${author}, ${author}, ${test.hypothesis}, ${test.method},
        ${test.target ?? null}, ${test.unit ?? ''}, s.starts_on + ${test.day - 1}::int, ${test.result ?? null}, ${test.seen},
        ${test.verdict}, ${test.decision ?? null}, ${test.nextStep ?? ''}, ${test.interviews ?? 0}, ${test.users ?? 0},
        ${test.orders ?? 0}, ${test.cents ?? 0}, true, (s.starts_on + ${test.day - 1}::int + time '08:00') at time zone 'Europe/Berlin'
      from public.seasons s where s.label = 'GROW 24/25'`;
  }
  return true;
}

/**
 * Adds what the teams of the demo tried: fourteen tests of the demo account's team, the newest of them today, its two goals, and a
 * few tests of the others. A team that has logged anything keeps its log as people left it.
 */
export async function addExperiments(sql: postgres.TransactionSql): Promise<void> {
  const isNew = await addLog(sql, 'spelzwerk', SPELZWERK);
  if (isNew) {
    // Its bytes are stored once the project has started.
    const name = 'cool-log-12-parcels.pdf';
    await sql`
      insert into public.uploads (team_id, uploaded_by, experiment_id, name, bytes, media_type, state, created_at, stored_at)
      select e.team_id, e.author_id, e.id, ${name}, ${demoPdf(demoFileLine('Spelzwerk', name)).byteLength},
        'application/pdf', 'stored', e.created_at, e.created_at
      from public.experiments e join public.teams t on t.id = e.team_id
      where t.slug = 'spelzwerk' order by e.happened_on desc, e.id limit 1`;
    await sql`
      insert into public.team_goals (team_id, metric, value, week)
      select t.id, goal.metric, goal.value, goal.week
      from public.teams t, (values ('test_users', 50, 9), ('pre_orders', 200, 11)) as goal (metric, value, week)
      where t.slug = 'spelzwerk'
      on conflict do nothing`;
  }
  for (const slug of Object.keys(OTHERS)) await addLog(sql, slug, testsOfOthers(slug));
}
