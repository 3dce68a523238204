// Everything that is read of a team's record, as a member, its mentor, organisers and the clock ask for it.
import { actionItemRepository } from '../../../core/src/actionItem/actionItemRepository';
import { checklistRepository } from '../../../core/src/checklist/checklistRepository';
import { confidenceRepository } from '../../../core/src/confidence/confidenceRepository';
import { guard, unwrap } from '../../../core/src/errors/unwrap';
import { experimentRepository } from '../../../core/src/experiment/experimentRepository';
import { handInRepository } from '../../../core/src/handIn/handInRepository';
import { milestoneRepository } from '../../../core/src/milestone/milestoneRepository';
import { mentorRepository } from '../../../core/src/mentor/mentorRepository';
import { mentorNoteRepository } from '../../../core/src/mentorNote/mentorNoteRepository';
import { pulseRepository } from '../../../core/src/pulse/pulseRepository';
import { recordRepository } from '../../../core/src/record/recordRepository';
import { seasonRepository } from '../../../core/src/season/seasonRepository';
import { uploadRepository } from '../../../core/src/upload/uploadRepository';
import type { Asker, ProductList } from './ProductList';

const seasonOf = async ({ client }: Asker) => {
  const season = await seasonRepository(client).currentSeason();
  if (!season) throw new Error('There is no season');
  return season.id;
};

/** The week with the most parts that are files. */
async function placeOf(asker: Asker) {
  const milestones = await milestoneRepository(asker.client).seasonMilestones(await seasonOf(asker));
  const milestone = milestones.find(({ week }) => week === 5);
  const part = milestone?.parts.find(({ kind }) => kind === 'file');
  if (!milestone || !part) throw new Error('Week 5 asks for no file');
  return { kind: 'part', teamId: asker.teamId, milestoneId: milestone.id, partKey: part.key } as const;
}

const testsOf = ({ client, teamId }: Asker) => experimentRepository(client).listExperiments(teamId);
const clock =
  (name: string) =>
  async ({ client }: Asker) =>
    guard(async () => unwrap(await client.rpc(name as never)));

const read: readonly Omit<ProductList, 'by'>[] = [
  {
    name: 'weeks of a team',
    ask: ({ client, teamId }) => handInRepository(client).listWeeks(teamId),
  },
  {
    name: 'a hand-in with its draft, changes, versions and verdicts',
    ask: async (asker) =>
      handInRepository(asker.client).ofMilestone(asker.teamId, (await placeOf(asker)).milestoneId),
  },
  {
    name: 'versions and verdicts of a team',
    ask: ({ client, teamId }) => recordRepository(client).listHandIns(teamId),
  },
  { name: 'the log of a team', ask: testsOf },
  {
    name: 'what was changed of a test',
    ask: async (asker) => experimentRepository(asker.client).listChanges((await testsOf(asker))[3]?.id ?? ''),
  },
  {
    name: 'where tests are quoted',
    ask: ({ client, teamId }) => experimentRepository(client).listQuotes(teamId),
  },
  { name: 'goals of a team', ask: ({ client, teamId }) => experimentRepository(client).listGoals(teamId) },
  {
    name: 'files of a part',
    ask: async (asker) => uploadRepository(asker.client).filesOfPlace(await placeOf(asker)),
  },
  {
    name: 'files of a team',
    ask: ({ client, teamId }) => uploadRepository(client).filesOfTeam(teamId),
  },
  {
    name: 'evidence of a test',
    ask: async (asker) =>
      uploadRepository(asker.client).filesOfPlace({
        kind: 'experiment',
        teamId: asker.teamId,
        experimentId: (await testsOf(asker))[3]?.id ?? '',
      }),
  },
  { name: 'check-ins of a team', ask: ({ client, teamId }) => pulseRepository(client).listOfTeam(teamId) },
  {
    name: 'who was asked whether they are still in',
    ask: ({ client, teamId }) => pulseRepository(client).listAnswers(teamId),
  },
  {
    name: 'action items of a team',
    ask: ({ client, teamId }) => actionItemRepository(client).listOfTeam(teamId),
  },
  { name: 'advice to a team', ask: ({ client, teamId }) => actionItemRepository(client).listAdvice(teamId) },
  {
    name: 'the checklist of a week',
    ask: ({ client, teamId }) => checklistRepository(client).listOfWeek(teamId, 5),
  },
  {
    name: 'who looks after a team',
    ask: ({ client, teamId }) => mentorRepository(client).getMentor(teamId),
  },
];

/** Every list of a team's record. */
export const recordLists: readonly ProductList[] = [
  ...(['member', 'mentor', 'orga'] as const).flatMap((by) => read.map((list) => ({ ...list, by }))),
  {
    by: 'member',
    name: 'medians of a season',
    ask: async (asker) => experimentRepository(asker.client).listMedians(await seasonOf(asker)),
  },
  ...(['mentor', 'orga'] as const).map((by) => ({
    by,
    name: 'private notes about a team',
    ask: ({ client, teamId }: Asker) => mentorNoteRepository(client).listOfTeam(teamId),
  })),
  { by: 'orga', name: 'words in confidence', ask: ({ client }) => confidenceRepository(client).list() },
  { by: 'clock', name: 'hand-ins that time asks for', ask: clock('advance_hand_ins') },
  { by: 'clock', name: 'what is told of hand-ins', ask: clock('remind_of_hand_ins') },
  { by: 'clock', name: 'files that nothing names', ask: clock('expire_uploads') },
];
