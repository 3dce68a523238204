import { Fragment, type ReactElement, type ReactNode } from 'react';
import { phasesFrom, type PhaseSpan } from '../content/seasonPhase';
import type { SiteContent } from '../content/snapshot';

/** The attributes by which the page's script shows a part in its time, in seconds since 1970; the last one has no end. */
export type InTime = { 'data-from': number; 'data-until'?: number; hidden?: boolean };

type PhasedProps = {
  content: SiteContent;
  /** What stands in the phase. Neighbours with the same key are one part. */
  children: (phase: PhaseSpan['phase']) => { key: string; draw: (time: InTime) => ReactElement };
};

const seconds = (ms: number) => Math.max(0, Math.round(ms / 1000));

/** What differs by the phase of the season: the present one stands, later ones wait hidden for their time. */
export function Phased({ content: { season, now }, children }: PhasedProps): ReactNode {
  const parts: { key: string; draw: (time: InTime) => ReactElement; from: number; until: number }[] = [];
  for (const { phase, from, until } of phasesFrom(season, now)) {
    const { key, draw } = children(phase);
    const last = parts.at(-1);
    if (last?.key === key) last.until = until;
    else parts.push({ key, draw, from, until });
  }
  return parts.map(({ key, draw, from, until }, index) => (
    <Fragment key={key}>
      {draw({
        'data-from': seconds(from),
        ...(Number.isFinite(until) ? { 'data-until': seconds(until) } : {}),
        ...(index > 0 ? { hidden: true } : {}),
      })}
    </Fragment>
  ));
}
