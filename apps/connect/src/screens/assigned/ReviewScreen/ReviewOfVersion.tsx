import type { HandInRecord, HandInVersion } from '@grow/core/hand-in';
import type { Milestone } from '@grow/core/milestone';
import type { Season } from '@grow/core/season';
import type { Team } from '@grow/core/team';
import { useProfile, useUserId } from '@grow/shell';
import { Button, ButtonLink, KeyHints, ReviewBar, Section } from '@grow/ui';
import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { PrivateNotes, useMentorNotes } from '../../../features/mentorNote';
import { weeksOf } from '../../../features/season';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { HandedIn, type ReviewView } from './HandedIn';
import { keyHints, KeysDialog } from './KeysDialog';
import { LoggedSince } from './LoggedSince';
import { TakeRow } from './TakeRow';
import { useReviewDraft } from './useReviewDraft';
import { useReviewKeys } from './useReviewKeys';
import { useSendVerdict } from './useSendVerdict';
import { VerdictForm } from './VerdictForm';
import { reviewStanding, VerdictPanel } from './VerdictPanel';

const Room = styled.div`
  display: grid;
  gap: 44px;
  padding-block: 40px 72px;
  & > * {
    min-width: 0;
  }
  @media (min-width: 62em) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4.2fr);
    gap: clamp(40px, 5vw, 72px);
    align-items: start;
  }
`;

const Column = styled.div`
  display: grid;
  gap: 40px;
  &[data-verdict] {
    scroll-margin-top: 92px;
  }
`;

const Keys = styled.div`
  display: grid;
  gap: 6px;
  justify-items: start;
  padding-top: 14px;
  border-top: 1px solid var(--color-line);
  & > button {
    margin-left: -11px;
  }
  @media (max-width: 61.99em) {
    display: none;
  }
`;

const Judging = styled.div`
  display: grid;
  gap: 18px;
  padding-top: 16px;
`;

type ReviewProps = {
  team: Team;
  season: Season;
  milestone: Milestone;
  record: HandInRecord;
  version: HandInVersion;
  newest: HandInVersion;
  now: Date;
  /** Addresses of what waits beside it. */
  previous: string | undefined;
  next: { address: string; name: string } | undefined;
  onNewer: () => void;
};

/** One version, read and judged: what was handed in beside the verdict, each with its keys. */
export function ReviewOfVersion(props: ReviewProps) {
  const { team, season, milestone, record, version, newest, now, previous, next, onNewer } = props;
  const navigate = useNavigate();
  const userId = useUserId() ?? '';
  const isOrga = useProfile().data?.role === 'ORGA';
  const standing = reviewStanding(record, version, userId);
  const canJudge = standing === 'open' || standing === 'mine';
  const isAnswered = record.verdicts.some(
    ({ versionId, authorId, settledAt }) =>
      versionId === version.id && authorId === userId && settledAt !== undefined,
  );
  const { draft, edit, handOver, forget } = useReviewDraft(version.id, isAnswered);
  const before = record.versions.some(({ number }) => number === version.number - 1);
  const [view, setView] = useState<ReviewView>(before ? 'changes' : 'whole');
  const [isHelping, setHelping] = useState(false);
  const noteField = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const notes = useMentorNotes(team.id);
  const storedNote = notes.data?.find(
    ({ versionId, authorId }) => versionId === version.id && authorId === userId,
  );
  const reviewed = {
    ...{ handInId: record.id, teamId: record.teamId, milestoneId: record.milestoneId },
    ...{ version: version.number, userId },
  };
  const { send, isBusy, fault, clearFault } = useSendVerdict({
    ...{ team, version, reviewed, draft, storedNote },
    week: milestone.week,
    onCounts: forget,
  });
  const change = (edited: Parameters<typeof edit>[0]) => {
    clearFault();
    edit(edited);
  };
  const focusNote = () => noteField.current?.querySelector('textarea')?.focus();
  const addAdvice = (text: string) =>
    change({
      advice: [...(draft.advice ?? []), { id: crypto.randomUUID(), text, dueWeek: undefined }],
    });

  async function sendAnd(goesOn: boolean) {
    if (!canJudge) return;
    const to = next?.address ?? paths.assignedTeams();
    if (await send()) {
      if (goesOn) void navigate(to);
    } else if (draft.decision === 'changes_requested') focusNote();
  }

  const { isOn, switchKeys } = useReviewKeys({
    j: () => next && void navigate(next.address),
    k: () => previous !== undefined && void navigate(previous),
    a: () => canJudge && change({ decision: 'accepted' }),
    r: () => canJudge && change({ decision: 'changes_requested' }),
    n: focusNote,
    c: () => before && setView(view === 'changes' ? 'whole' : 'changes'),
    '?': () => setHelping(true),
    send: () => void sendAnd(true),
  });

  return (
    <Room>
      <Column>
        <HandedIn {...{ milestone, record, version, view }} onView={setView} />
        <LoggedSince team={team} version={version} onAsk={canJudge ? addAdvice : undefined} />
      </Column>
      <Column ref={panel} data-verdict="">
        <Section
          title={m.review_verdict()}
          aside={canJudge && Object.keys(draft).length > 0 && m.review_draft_kept()}
          isFlush
        >
          <VerdictPanel
            {...{ team, record, version, reviewed, standing, isOrga }}
            onNewer={() => {
              handOver(newest.id);
              onNewer();
            }}
          >
            <Judging>
              <TakeRow record={record} reviewed={reviewed} />
              <VerdictForm
                {...{ team, draft, now, fault, isBusy, noteField }}
                storedNote={storedNote?.text ?? ''}
                weeks={weeksOf(season, now).ahead}
                nextTeam={next?.name}
                onEdit={change}
                onSend={(goesOn) => void sendAnd(goesOn)}
              />
            </Judging>
          </VerdictPanel>
        </Section>
        <PrivateNotes teamId={team.id} />
        <Keys>
          <KeyHints hints={keyHints()} />
          <Button size="sm" variant="ghost" onClick={() => setHelping(true)}>
            {m.review_keys()}
          </Button>
        </Keys>
      </Column>
      <ReviewBar
        words={<b>{team.name}</b>}
        actions={
          <>
            <Button onClick={() => panel.current?.scrollIntoView({ block: 'start' })}>
              {m.review_send()}
            </Button>
            {next && (
              <ButtonLink
                isIconOnly
                aria-label={m.review_next()}
                icon={<ChevronDown size={18} strokeWidth={1.75} aria-hidden />}
                href={fullPath(next.address)}
                linkComponent={AppLink}
              />
            )}
          </>
        }
      />
      <KeysDialog isOpen={isHelping} onClose={() => setHelping(false)} isOn={isOn} onSwitch={switchKeys} />
    </Room>
  );
}
