// What is new in a hand-in is said in words, since the version that its reader judged last: files, films, links and market tests.
import { randomUUID } from 'node:crypto';
import { expectNoViolations } from '../../src/axe';
import { onDatabase } from '../../src/database';
import { onlyInFull } from '../../src/full';
import { region } from '../../src/keyboard';
import { arrangeMentor } from '../../src/mentors';
import type { Person } from '../../src/people';
import { bringSession } from '../../src/session';
import { arrangeTeam, type ArrangedTeam } from '../../src/teamRows';
import { newTeamName } from '../../src/teams';
import { expect, test } from '../../src/test';
import { speak, wordsIn, type Locale } from '../../src/words';

const file = (name: string, media_type: string) => ({ id: randomUUID(), name, bytes: 1000, media_type });
const pdf = (name: string) => file(name, 'application/pdf');
const film = () => file('pitch.mp4', 'video/mp4');
const market = (id: string, method: string, version: number) => ({
  ...{
    id,
    team_id: id,
    hypothesis: 'Shops pay',
    method,
    unit: 'of 6',
    happened_on: '2024-11-30',
    seen: 'Four',
  },
  ...{ verdict: 'held', next_step: '', links: [], version, created_at: '2024-11-30T12:00:00Z' },
  ...{ adds_interviews: 0, adds_test_users: 0, adds_pre_orders: 0, adds_revenue_cents: 0 },
});

/** Three versions of a team's fifth week; the mentor judged the first, and nobody the second. */
async function arrangeVersions(team: ArrangedTeam, mentor: Person): Promise<void> {
  const [kept, price, call] = [pdf('notes.pdf'), randomUUID(), randomUUID()];
  const second = { prototype: { files: [kept, pdf('cost.pdf')] }, film: { files: [film()] } };
  const versions = [
    {
      ...{ prototype: { files: [kept, pdf('old.pdf')] }, film: { files: [film()] } },
      ...{
        clickable: { links: ['https://pads.example/one'] },
        evidence: { tests: [market(price, 'Price', 1)] },
      },
    },
    second,
    {
      ...second,
      clickable: { links: ['https://pads.example/two'] },
      evidence: { tests: [market(price, 'Price', 2), market(call, 'Call', 1)] },
    },
  ];
  await onDatabase(async (sql) => {
    const [handIn] = await sql<{ id: string; due_at: Date }[]>`
      insert into public.hand_ins (team_id, milestone_id, state, version, due_at_effective, is_late)
      select ${team.id}, m.id, 'submitted', 3, m.due_at, false from public.milestones m
      where m.week = 5 and m.season_id = (private.current_season()).id
      returning id, due_at_effective as due_at`;
    if (!handIn) throw new Error('Week 5 asks for nothing');
    for (const [index, parts] of versions.entries())
      await sql`insert into public.hand_in_versions (
          hand_in_id, team_id, number, parts, handed_in_at, is_by_clock, is_complete, is_late, due_at_effective, replaced_at
        ) values (
          ${handIn.id}, ${team.id}, ${index + 1}, ${sql.json(parts)}, now() - make_interval(hours => ${30 - index}), false, true,
          false, ${handIn.due_at}, ${index < 2 ? new Date() : null}
        )`;
    await sql`insert into public.hand_in_verdicts (
        version_id, hand_in_id, team_id, author_id, decision, note, settles_at, settled_at
      )
      select v.id, v.hand_in_id, v.team_id, ${mentor.userId}, 'changes_requested', 'Film it again', now(), now()
      from public.hand_in_versions v where v.hand_in_id = ${handIn.id} and v.number = 1`;
  });
}

for (const locale of ['en', 'de'] as Locale[]) {
  test(
    `what is new in a hand-in says so since its reader’s last verdict (${locale})`,
    onlyInFull,
    async ({ page }) => {
      const say = wordsIn(locale);
      const team = await arrangeTeam({ name: newTeamName() });
      const mentor = await arrangeMentor(team);
      await arrangeVersions(team, mentor);
      await speak(page, locale);
      await bringSession(page, mentor);
      await page.goto(`/connect/assigned_teams/${team.slug}/weeks/5`);
      const text = region(page, say('review_text'));
      const since = { version: 1 };
      // The innermost: parts are listed, too.
      const rowOf = (words: string) => text.getByRole('listitem').filter({ hasText: words }).last();
      const expectNews = async () => {
        await expect(rowOf('cost.pdf')).toContainText(say('hand_in_new_since', since));
        await expect(rowOf('pitch.mp4')).toContainText(say('hand_in_replaced_since', since));
        await expect(rowOf('pads.example/two')).toContainText(say('hand_in_replaced_since', since));
        await expect(rowOf('Price')).toContainText(say('hand_in_changed_since', since));
        await expect(rowOf('Call')).toContainText(say('hand_in_new_since', since));
        await expect(rowOf('notes.pdf')).not.toContainText('v1');
      };
      await expectNews();
      await expect(text.getByRole('deletion').filter({ hasText: 'old.pdf' })).toBeVisible();
      await expectNoViolations(page, 'what is new in a hand-in');
      // As handed in, what went is not there; what came still says so.
      await text.getByText(say('review_view_whole'), { exact: true }).click();
      await expect(text.getByRole('deletion')).toHaveCount(0);
      await expectNews();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        page.viewportSize()?.width ?? 0,
      );
    },
  );
}
