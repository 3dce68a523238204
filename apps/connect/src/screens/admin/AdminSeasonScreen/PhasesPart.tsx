import { daysOfSeason, phaseSpans, type DatedPhase } from '@grow/core/season';
import type { SeasonRules } from '@grow/core/season-admin';
import { dateInWords } from '@grow/core/time';
import type { Locale } from '@grow/core';
import { useLocale } from '@grow/shell';
import { Badge, media, Section } from '@grow/ui';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';

const DAY_MS = 86_400_000;

const Bar = styled.div`
  display: flex;
  height: 16px;
  margin-bottom: 20px;
`;

/* Each phase is darker than the one before, as in the list below. */
const Piece = styled.span`
  background: color-mix(in srgb, var(--color-ink) var(--share), transparent);
`;

const List = styled.ol`
  display: grid;
  gap: 0 32px;
  list-style: none;
  margin: 0;
  padding: 0;
  ${media.md} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;

const Phase = styled.li`
  display: grid;
  gap: 2px;
  align-content: start;
  padding: 10px 0;
  border-bottom: 1px solid var(--color-line);
  font-size: 0.9375rem;
  & > span {
    color: var(--color-ink-muted);
    font-size: 0.875rem;
  }
`;

const Name = styled.b`
  display: flex;
  align-items: center;
  gap: 8px;
`;

const words: Record<DatedPhase, () => string> = {
  applying: m.season_phase_applying,
  joining: m.season_phase_joining,
  running: m.season_phase_running,
  final: m.season_phase_final,
  off: m.season_phase_off,
};

const shares: Record<DatedPhase, string> = {
  applying: '10%',
  joining: '35%',
  running: '65%',
  final: '100%',
  off: '10%',
};

function spanOf({ from, until }: { from: number; until: number }, locale: Locale): string {
  const day = (at: number) => dateInWords(new Date(at), locale);
  if (from === -Infinity) return m.season_phase_until({ date: day(until - 1) });
  if (until === Infinity) return m.season_phase_from({ date: day(from) });
  return m.season_phase_span({ from: day(from), until: day(until - 1) });
}

type PhasesPartProps = { season: SeasonRules; stoppedAt: Date | undefined; now: Date };

/** The phases that follow from the rules, and the present one. */
export function PhasesPart({ season, stoppedAt, now }: PhasesPartProps) {
  const { locale } = useLocale();
  const spans = phaseSpans({ ...season, stoppedAt });
  const days = daysOfSeason(season);
  const inSeason = spans.filter(({ from, until }) => from !== -Infinity && until !== Infinity);
  return (
    <Section title={m.season_set_phases()} aside={m.season_set_phases_aside({ days })}>
      <Bar aria-hidden>
        {inSeason.map(({ phase, from, until }) => (
          <Piece
            key={phase}
            style={{ flexGrow: (until - from) / DAY_MS, ['--share' as string]: shares[phase] }}
          />
        ))}
      </Bar>
      <List>
        {spans.map(({ phase, from, until }) => {
          const isNow = from <= now.getTime() && now.getTime() < until;
          return (
            <Phase key={phase} aria-current={isNow ? 'step' : undefined}>
              <Name>
                {words[phase]()}
                {isNow && <Badge tone="accent">{m.season_phase_now()}</Badge>}
              </Name>
              <span>{spanOf({ from, until }, locale)}</span>
            </Phase>
          );
        })}
      </List>
    </Section>
  );
}
