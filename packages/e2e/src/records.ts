import { onDatabase } from './database';
import { arrangeHandIn, giveVerdict, type ArrangedHandIn } from './handIns';
import { asPerson } from './teamCalls';

/** A team whose first week came back, with the record that its mentor reads. */
export interface ArrangedRecord extends ArrangedHandIn {
  /** The address of the record. */
  readonly path: string;
  /** The address of the week, as the team has it. */
  readonly weekPath: string;
}

/** A team of two that handed in its first week and is asked to revise it. */
export async function arrangeReturned(note = 'Say who pays.'): Promise<ArrangedRecord> {
  const arranged = await arrangeHandIn({ week: 1 });
  const { captain, milestoneId, team } = arranged;
  const parts = await onDatabase(
    async (sql) => sql<{ key: string }[]>`
      select key from public.milestone_parts
      where milestone_id = ${milestoneId} and is_required and kind = 'text' order by position`,
  );
  const { call } = await asPerson(captain);
  for (const { key } of parts)
    await call('save_hand_in_part', {
      ...{ p_milestone_id: milestoneId, p_key: key, p_version: 0, p_value: { text: 'Pads of spelt.' } },
    });
  await call('hand_in', {
    p_milestone_id: milestoneId,
    p_versions: Object.fromEntries(parts.map(({ key }) => [key, 1])),
  });
  await giveVerdict(arranged, 'changes_requested', note);
  return { ...arranged, path: `/connect/assigned_teams/${team.slug}`, weekPath: arranged.path };
}
