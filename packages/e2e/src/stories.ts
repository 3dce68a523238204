import { onDatabase } from './database';
import { arrangeHandIn, type ArrangedHandIn } from './handIns';
import { currentStack } from './stack';

/** A team of two in the final, with a mentor. */
export async function arrangeFinalist(): Promise<ArrangedHandIn> {
  const arranged = await arrangeHandIn();
  await onDatabase((sql) => sql`update public.teams set status = 'finalist' where id = ${arranged.team.id}`);
  return arranged;
}

/** Submits a story that names the mentor, past every screen; everybody but the captain is asked. */
export async function submitStory({ team, captain, mentor }: ArrangedHandIn): Promise<void> {
  const draft = {
    pitch_en: 'Rope spun from nets.',
    pitch_de: '',
    outcome: 'company',
    mentor_id: mentor.userId,
  };
  await onDatabase(async (sql) => {
    await sql`select private.save_story(${captain.userId}, ${team.id}, '{}', ${sql.json(draft)}, now())`;
    await sql`select private.submit_story(${captain.userId}, ${team.id}, 1, now())`;
  });
}

/** Says yes for everybody who was asked. */
export async function agreeForAll({ team }: ArrangedHandIn): Promise<void> {
  await onDatabase(
    (
      sql,
    ) => sql`select private.answer_story(c.user_id, c.version_id, true, '', now()) from private.story_consents c
      where c.team_id = ${team.id} and c.state = 'asked'`,
  );
}

/** What a visitor reads of a team's story, as the builder of the site does: nothing while it is not public. */
export async function publicStory(name: string): Promise<{ slug: string; content: unknown } | undefined> {
  const { url, publishableKey } = currentStack();
  const response = await fetch(`${url}/rest/v1/rpc/showcase_stories`, {
    headers: { apikey: publishableKey },
  });
  const stories = (await response.json()) as { name: string; slug: string; content: unknown }[];
  return stories.find((story) => story.name === name);
}
