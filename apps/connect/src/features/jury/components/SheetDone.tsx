import { roundAddress } from '@grow/core/round';
import { beginsAt, steps, type JuryRound, type JurySheet } from '@grow/core/jury';
import { timeInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Button, ButtonLink, Section, StepSummary, TeamMark, Text } from '@grow/ui';
import { ArrowRight, Lock, Pencil } from 'lucide-react';
import { styled } from 'styled-components';
import { textIn } from '../../event';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { anchorsOf } from './anchorsOf';

const Said = styled.dl`
  display: grid;
  gap: 16px;
  margin-top: 20px;
  dt {
    font-size: 0.9375rem;
    color: var(--color-ink-muted);
  }
  dd {
    max-width: 40rem;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 16px;
  align-items: center;
  justify-content: space-between;
  margin-top: 20px;
  color: var(--color-ink-muted);
  p {
    display: flex;
    gap: 10px;
    align-items: center;
  }
  svg {
    flex: none;
  }
`;

const Next = styled.section`
  display: grid;
  gap: 20px;
  margin-top: 28px;
  padding: 22px;
  background: var(--color-surface);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-lg);
  > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 18px;
    align-items: center;
    overflow-wrap: anywhere;
  }
`;

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The team that is judged next. */
function NextTeam({ round, next }: { round: JuryRound; next: JurySheet }) {
  const { locale } = useLocale();
  const at = beginsAt(next, round.stages);
  return (
    <Next aria-label={m.jury_next()}>
      <div>
        <TeamMark name={next.team.name} size={52} />
        <div>
          <Text step="small" tone="muted">
            {next.kind === 'bridge' || !at
              ? m.jury_next_film()
              : m.jury_next_stage({ time: timeInWords(at, locale) })}
          </Text>
          <Text as="h2" step="h2">
            <bdi>{next.team.name}</bdi>
          </Text>
          {next.team.pitch && <Text tone="muted">{next.team.pitch}</Text>}
        </div>
      </div>
      <ButtonLink
        variant="primary"
        size="lg"
        iconAfter={<ArrowRight {...icon} />}
        href={fullPath(paths.jurySheet(roundAddress(round.kind), next.team.slug))}
        linkComponent={AppLink}
      >
        {m.jury_next()}
      </ButtonLink>
    </Next>
  );
}

type SheetDoneProps = {
  round: JuryRound;
  sheet: JurySheet;
  next: JurySheet | undefined;
  onChange: () => void;
};

/** A score sheet that is handed in or locked: what it says, and what comes next. */
export function SheetDone({ round, sheet, next, onChange }: SheetDoneProps) {
  const { locale } = useLocale();
  const items = round.criteria.flatMap((criterion) => {
    const step = steps.find((one) => one === sheet.scores[criterion.id]);
    if (step === undefined) return [];
    const label = m.jury_step_of({ step });
    const weight = m.jury_percent({ percent: criterion.weight });
    const anchor = anchorsOf(criterion)[step - 1];
    return [{ key: criterion.id, name: textIn(criterion.name), step, label, anchor, weight }];
  });
  const until = round.locksAt && timeInWords(round.locksAt, locale);
  return (
    <>
      <Section title={m.jury_sheet_title()} isFlush>
        <StepSummary items={items} />
        <Said>
          {sheet.commentTeam && (
            <div>
              <dt>{m.jury_for_team()}</dt>
              <dd dir="auto">{sheet.commentTeam}</dd>
            </div>
          )}
          {sheet.commentJury && (
            <div>
              <dt>{m.jury_for_jury()}</dt>
              <dd dir="auto">{sheet.commentJury}</dd>
            </div>
          )}
        </Said>
      </Section>
      <Note>
        <p>
          {sheet.isLocked ? <Lock {...icon} /> : <Pencil {...icon} />}
          {sheet.isLocked && m.jury_locked_note()}
          {!sheet.isLocked && (until ? m.jury_change_until({ time: until }) : m.jury_change_until_lock())}
        </p>
        {!sheet.isLocked && (
          <Button size="sm" onClick={onChange}>
            {m.jury_change()}
          </Button>
        )}
      </Note>
      {next && !sheet.isLocked && <NextTeam round={round} next={next} />}
    </>
  );
}
