import { onDatabase } from './database';
import { arrangeHandIn, giveVerdict, handIn, type ArrangedHandIn } from './handIns';

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
  const { milestoneId, team } = arranged;
  const parts = await onDatabase(
    async (sql) => sql<{ key: string }[]>`
      select key from public.milestone_parts
      where milestone_id = ${milestoneId} and is_required and kind = 'text' order by position`,
  );
  await handIn(arranged, Object.fromEntries(parts.map(({ key }) => [key, 'Pads of spelt.'])));
  await giveVerdict(arranged, 'changes_requested', note);
  return { ...arranged, path: `/connect/assigned_teams/${team.slug}`, weekPath: arranged.path };
}
