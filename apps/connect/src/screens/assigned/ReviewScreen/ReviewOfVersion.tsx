import { comparedVersion, reviewLimits, type HandInRecord, type HandInVersion } from '@grow/core/hand-in';
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
import { useTeamMembers } from '../../../features/team';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { HandedIn, type ReviewView } from './HandedIn';
import { keyHints, KeysDialog } from './KeysDialog';
import { LoggedSince } from './LoggedSince';
import { TakeRow } from './TakeRow';
import { isBlankDraft, newAdvice, verdictFault, type VerdictFault } from './reviewDraft';
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
  /* Beside a long hand-in, where the window is high enough for all of it. */
  @media (min-width: 62em) and (min-height: 54em) {
    &[data-verdict] {
      position: sticky;
      top: 92px;
    }
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

/** Where what is missing is mended: the note to the team is the first that one types. */
const placeOfFault: Record<VerdictFault, string> = {
  choose: 'input[type="radio"]',
  note: 'textarea',
  long: '[aria-invalid="true"]',
};

type ReviewProps = {
  team: Team;
  season: Season;
  milestone: Milestone;
  record: HandInRecord;
  version: HandInVersion;
  now: Date;
  /** Addresses of what waits beside it. */
  previous: string | undefined;
  next: { address: string; name: string } | undefined;
  onNewer: () => void;
};

/** One version, read and judged: what was handed in beside the verdict, each with its keys. */
export function ReviewOfVersion(props: ReviewProps) {
  const { team, season, milestone, record, version, now, previous, next, onNewer } = props;
  const navigate = useNavigate();
  const userId = useUserId() ?? '';
  const isOrga = useProfile().data?.role === 'ORGA';
  const standing = reviewStanding(record, version, userId);
  const canJudge = standing === 'open' || standing === 'mine';
  const { draft, edit, forget } = useReviewDraft(version.id, record);
  const since = comparedVersion(record, version, userId);
  const [view, setView] = useState<ReviewView>(since ? 'changes' : 'whole');
  const [isHelping, setHelping] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const members = useTeamMembers(team.id).data ?? [];
  const notes = useMentorNotes(team.id);
  const storedNote = notes.data?.find(
    ({ versionId, authorId }) => versionId === version.id && authorId === userId,
  );
  const reviewed = {
    ...{ handInId: record.id, teamId: record.teamId, milestoneId: record.milestoneId },
    ...{ version: version.number, userId },
  };
  const weeks = weeksOf(season, now).ahead;
  const { send, isBusy, fault, clearFault } = useSendVerdict({
    ...{ team, version, reviewed, draft, weeks, storedNote },
    week: milestone.week,
    onCounts: forget,
  });
  const change = (edited: Parameters<typeof edit>[0]) => {
    clearFault();
    edit(edited);
  };
  const focusIn = (selector: string) => panel.current?.querySelector<HTMLElement>(selector)?.focus();
  const isFull = (draft.advice ?? []).length >= reviewLimits.adviceCount;
  const addAdvice = (text: string) => change({ advice: [...(draft.advice ?? []), newAdvice(text, weeks)] });

  async function sendAnd(goesOn: boolean) {
    if (!canJudge) return;
    // After the last one, where it stands who else needs them.
    const to = next?.address ?? paths.dashboard();
    const missing = verdictFault(draft);
    if (missing) focusIn(placeOfFault[missing]);
    if ((await send()) && goesOn) void navigate(to);
  }

  const { isOn, switchKeys } = useReviewKeys({
    j: () => next && void navigate(next.address),
    k: () => previous !== undefined && void navigate(previous),
    a: () => canJudge && change({ decision: 'accepted' }),
    r: () => canJudge && change({ decision: 'changes_requested' }),
    n: () => canJudge && focusIn(placeOfFault.note),
    c: () => since && setView(view === 'changes' ? 'whole' : 'changes'),
    '?': () => setHelping(true),
    send: () => void sendAnd(true),
  });

  const verdict = (
    <VerdictPanel {...{ team, record, version, reviewed, standing, draft, isOrga, onNewer }}>
      <Judging>
        <TakeRow record={record} reviewed={reviewed} />
        <VerdictForm
          {...{ team, draft, now, fault, isBusy, weeks, members }}
          storedNote={storedNote?.text ?? ''}
          nextTeam={next?.name}
          onEdit={change}
          onSend={(goesOn) => void sendAnd(goesOn)}
        />
      </Judging>
    </VerdictPanel>
  );

  return (
    <Room>
      <Column>
        <HandedIn {...{ milestone, version, since, view }} onView={setView} />
        <LoggedSince team={team} version={version} onAsk={canJudge && !isFull ? addAdvice : undefined} />
      </Column>
      <Column ref={panel} data-verdict="">
        {/* What was said has a heading of its own. */}
        {standing === 'settled' ? (
          verdict
        ) : (
          <Section
            title={m.review_verdict()}
            aside={canJudge && !isBlankDraft(draft) && m.review_draft_kept()}
            isFlush
          >
            {verdict}
          </Section>
        )}
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
            {canJudge && (
              <Button
                onClick={() => {
                  panel.current?.scrollIntoView({ block: 'start' });
                  focusIn(placeOfFault.choose);
                }}
              >
                {m.review_send()}
              </Button>
            )}
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
