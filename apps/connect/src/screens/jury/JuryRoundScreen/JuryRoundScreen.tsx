import { roundKindAt } from '@grow/core/round';
import { isRoundLocked, type JuryRound, type JurySheet } from '@grow/core/jury';
import { dayInWords, timeInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { media, Section, SheetList, Text } from '@grow/ui';
import { Check, CloudDownload, Lock } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  handedInCount,
  JuryFrame,
  NoRound,
  sheetItems,
  useJury,
  type OpenJury,
} from '../../../features/jury';
import { AppLink, useScreenTitle } from '../../../navigation';
import { gateNames } from '../../../features/gate';
import { m } from '../../../paraglide/messages';
import { EmptyScreen } from '../../../shared/state';

const Grid = styled.div`
  display: grid;
  gap: 40px;
  padding-top: 28px;
  ${media.lg} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 3.6fr);
    gap: 40px clamp(40px, 5vw, 72px);
    align-items: start;
  }
`;

const Head = styled.div`
  display: grid;
  gap: 10px;
  margin-bottom: 28px;
`;

const Ready = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px;
  padding-top: 16px;
  line-height: 1.45;
  svg {
    margin-top: 3px;
    color: var(--color-ink-muted);
  }
  &[data-ready] svg {
    color: var(--color-positive);
  }
`;

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Whether everything is on this phone, and what happens without a connection. */
function OnThisPhone({ open: { snapshot, isShellReady } }: { open: OpenJury }) {
  const isReady = isShellReady && snapshot.isKept && snapshot.round !== undefined;
  return (
    <Ready role="status" data-ready={isReady ? '' : undefined}>
      {isReady ? <Check {...icon} /> : <CloudDownload {...icon} />}
      <div>
        <b>{isReady ? m.jury_ready() : m.jury_not_ready()}</b>
        <Text step="small" tone="muted">
          {isReady ? m.jury_ready_detail() : m.jury_not_ready_detail()}
        </Text>
      </div>
    </Ready>
  );
}

function leadOf(round: JuryRound, sheets: readonly JurySheet[], locale: 'en' | 'de'): string {
  const { count, all } = handedInCount(sheets);
  if (isRoundLocked(round)) return m.jury_lead_locked({ count, all });
  if (all > 0 && count === all) return m.jury_all_in({ count, all });
  if (!round.locksAt) return m.jury_lead_open({ count: all - count });
  const until = `${dayInWords(round.locksAt, locale)}, ${timeInWords(round.locksAt, locale)}`;
  return m.jury_lead_until({ count: all - count, until });
}

function Round({ open, round }: { open: OpenJury; round: JuryRound }) {
  const { locale } = useLocale();
  const { sheets } = open.snapshot;
  const isLocked = isRoundLocked(round);
  const word = gateNames[round.kind]();
  const done = handedInCount(sheets);
  const stages = new Set(sheets.filter(({ kind }) => kind === 'stage').map(({ stageId }) => stageId));
  const own = round.stages.filter(({ id }) => stages.has(id));
  const venue = own.map(({ name, venue: where }) => [name, where].filter(Boolean).join(', ')).join(' · ');
  return (
    <JuryFrame
      snapshot={open.snapshot}
      place={venue === '' ? word : `${word}, ${venue}`}
      remark={m.jury_done_of(done)}
    >
      <Grid>
        <div>
          <Head>
            <Text as="h1" step="h1">
              {isLocked ? m.jury_locked_title() : m.jury_round_title({ round: word })}
            </Text>
            <Text step="lead" tone="muted">
              {leadOf(round, sheets, locale)}
            </Text>
          </Head>
          <Section
            title={m.jury_teams()}
            aside={
              <Text step="small" tone="muted">
                {m.jury_done_of(done)}
              </Text>
            }
            isFlush
          >
            {sheets.length === 0 ? (
              <Text tone="muted">{m.jury_teams_none()}</Text>
            ) : (
              <SheetList items={sheetItems(round, sheets, locale)} linkComponent={AppLink} />
            )}
          </Section>
        </div>
        <Section title={isLocked ? m.jury_now() : m.jury_phone()} isFlush>
          {isLocked ? (
            <Ready>
              <Lock {...icon} />
              <Text>{round.state === 'released' ? m.jury_now_released() : m.jury_now_detail()}</Text>
            </Ready>
          ) : (
            <OnThisPhone open={open} />
          )}
        </Section>
      </Grid>
    </JuryFrame>
  );
}

/** A juror's round: their teams in the order of the day, and whether everything is on this phone. */
export function JuryRoundScreen() {
  const { round: word } = useParams();
  const kind = roundKindAt(word ?? '');
  const open = useJury(kind);
  const round = open?.snapshot.round;
  useScreenTitle(kind ? m.jury_round_title({ round: gateNames[kind]() }) : undefined);
  if (kind === undefined)
    return <EmptyScreen title={m.jury_title()} empty={m.jury_unknown()} detail={m.jury_unknown_detail()} />;
  return open && round ? <Round open={open} round={round} /> : <NoRound open={open} />;
}
