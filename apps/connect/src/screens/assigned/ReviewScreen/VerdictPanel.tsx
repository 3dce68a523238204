import {
  reviewMutations,
  type HandInRecord,
  type HandInVersion,
  type ReviewedHandIn,
} from '@grow/core/hand-in';
import type { Team } from '@grow/core/team';
import { timeInWords } from '@grow/core/time';
import { useGrowClient, useLocale, useUserId } from '@grow/shell';
import { Button, Text } from '@grow/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VerdictSection } from '../../../features/handIn';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { KeptWords } from './KeptWords';
import type { ReviewDraft } from './reviewDraft';

const Stack = styled.div`
  display: grid;
  gap: 14px;
  justify-items: start;
  padding-block: 16px;
`;

/** What stands where a verdict would be given. */
export type ReviewStanding = 'open' | 'mine' | 'others' | 'pending' | 'settled' | 'replaced' | 'takenBack';

/** Whether this person may judge the version now, and if not, why. */
export function reviewStanding(
  { state, reviewerId, verdicts, version: newest }: HandInRecord,
  shown: Pick<HandInVersion, 'id' | 'number'>,
  userId: string,
): ReviewStanding {
  if (shown.number !== newest) return 'replaced';
  const own = verdicts.find(({ versionId }) => versionId === shown.id);
  if (own && own.settledAt === undefined) return 'pending';
  if (state === 'accepted' || state === 'changes_requested') return 'settled';
  if (state === 'draft') return 'takenBack';
  if (state === 'in_review') return reviewerId === userId ? 'mine' : 'others';
  return 'open';
}

type PanelProps = {
  team: Team;
  record: HandInRecord;
  version: HandInVersion;
  reviewed: ReviewedHandIn;
  standing: ReviewStanding;
  /** What this person has begun to say. */
  draft: ReviewDraft;
  isOrga: boolean;
  onNewer: () => void;
  /** The form, where it can be filled in. */
  children: ReactNode;
};

/** Says what keeps somebody from judging a version and what they can do instead; otherwise shows the form. */
export function VerdictPanel(props: PanelProps) {
  const { team, record, version, reviewed, standing, draft, isOrga, onNewer, children } = props;
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const userId = useUserId();
  const mutations = reviewMutations(supabase);
  const releasing = useProductMutation(mutations.release, {
    words: { done: m.review_released(), failed: m.review_not_released() },
  });
  const takingBack = useProductMutation(mutations.takeBackVerdict, {
    words: { done: m.review_undone({ team: team.name }), failed: m.review_not_undone() },
  });
  const pending = record.verdicts.find(
    ({ versionId, settledAt, authorId }) =>
      versionId === version.id && settledAt === undefined && authorId === userId,
  );
  switch (standing) {
    case 'open':
    case 'mine':
      return children;
    case 'settled':
      return (
        <>
          <VerdictSection record={record} />
          {record.verdicts.every(
            ({ versionId, authorId }) => versionId !== version.id || authorId !== userId,
          ) && <KeptWords draft={draft} />}
        </>
      );
    case 'pending':
      return (
        <Stack role="status">
          <Text>
            {(pending?.decision === 'accepted' ? m.review_pending_accepted : m.review_pending_asked)({
              team: team.name,
            })}
          </Text>
          {pending && (
            <Button onClick={() => takingBack.run({ ...reviewed, verdictId: pending.id })}>
              {m.review_take_back()}
            </Button>
          )}
        </Stack>
      );
    case 'others': {
      const name = record.people.get(record.reviewerId ?? '')?.firstName ?? m.hand_in_somebody();
      return (
        <Stack role="status">
          <Text>{m.review_others({ name, time: timeInWords(record.takenAt ?? new Date(), locale) })}</Text>
          <Text step="ui" tone="muted">
            {m.review_others_detail()}
          </Text>
          {isOrga && <Button onClick={() => releasing.run(reviewed)}>{m.review_free()}</Button>}
        </Stack>
      );
    }
    case 'replaced':
      return (
        <Stack role="status">
          <Text>{m.review_newer({ version: record.version })}</Text>
          <Text step="ui" tone="muted">
            {m.review_newer_detail()}
          </Text>
          <Button onClick={onNewer}>{m.review_read_newer({ version: record.version })}</Button>
        </Stack>
      );
    case 'takenBack':
      return (
        <Stack role="status">
          <Text>{m.review_taken_back({ team: team.name })}</Text>
          <Text step="ui" tone="muted">
            {m.review_taken_back_detail()}
          </Text>
        </Stack>
      );
  }
}
