import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { seasonWord } from '../geometry/letters';
import type { WeekState } from '../geometry/weekStates';
import type { LinkComponent } from '../Link';
import { media } from '../tokens';
import { WeekLetter } from '../WeekShape';

const tallest = 148;
const growth = 1.17;

const Root = styled.nav`
  display: grid;
  gap: 10px;
`;

const Bar = styled.ol`
  display: none;
  ${media.lg} {
    display: flex;
    align-items: flex-end;
    gap: 2px;
    border-bottom: 1px solid var(--color-edge);
  }
  li {
    flex: 1;
    min-width: 0;
  }
  a {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: end;
    min-height: 160px;
    padding-bottom: 10px;
    border-radius: var(--radius-xs);
  }
  a:hover {
    background: color-mix(in srgb, var(--color-ink) 7%, transparent);
  }
  a > svg {
    max-width: 100%;
  }
  i {
    position: absolute;
    bottom: 0;
    left: 50%;
    width: 1px;
    height: 6px;
    background: var(--color-edge);
  }
  a[aria-current] i {
    bottom: -5px;
    width: 3px;
    height: 10px;
    margin-left: -1px;
    background: var(--color-accent);
  }
`;

const Neighbours = styled.div`
  display: flex;
  justify-content: space-between;
  border-top: 1px solid var(--color-line);
  ${media.lg} {
    display: none;
  }
  a {
    display: inline-flex;
    gap: 6px;
    align-items: center;
    min-height: 48px;
    font-size: 0.9375rem;
    font-weight: 600;
    color: var(--color-ink-muted);
  }
  a:last-child:not([data-previous]) {
    margin-left: auto;
  }
`;

const Note = styled.p`
  display: none;
  font-size: 0.875rem;
  color: var(--color-ink-muted);
  ${media.lg} {
    display: block;
  }
`;

/** One week as a way to its page. */
export interface WeekBarItem {
  href: string;
  /** Its verb. */
  verb: string;
  /** Says the week and its state, such as "Week 4, Verify: revise". */
  label: string;
  state: WeekState;
  /** How much of an open week is done, 0 to 1. */
  share?: number;
}

/** Props of {@link WeekBar}; everything else goes to the `<nav>`. */
export interface WeekBarProps extends HTMLAttributes<HTMLElement> {
  /** Names the navigation. */
  label: string;
  /** Week one first. */
  weeks: readonly WeekBarItem[];
  /** The week whose page this is, from 1. */
  current: number;
  /** Below the letters, such as "2–8 Dec. Handed in: prototype". */
  note?: ReactNode;
  linkComponent?: LinkComponent;
}

const chevron = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The growth line as the way from week to week; on phones the neighbours alone. */
export const WeekBar = (props: WeekBarProps) => {
  const { label, weeks, current, note, linkComponent: Anchor = 'a', ...rest } = props;
  const previous = weeks[current - 2];
  const next = weeks[current];
  return (
    <Root aria-label={label} {...rest}>
      <Bar>
        {weeks.map(({ href, label: name, state, share = 0.5 }, week) => (
          <li key={href}>
            <Anchor href={href} aria-label={name} aria-current={week + 1 === current ? 'page' : undefined}>
              <WeekLetter
                letter={seasonWord[week] ?? 'E'}
                state={state}
                share={share}
                drawnWidth={33}
                drawnHeight={Math.round(tallest * growth ** (week - 10))}
              />
              <i />
            </Anchor>
          </li>
        ))}
      </Bar>
      <Neighbours>
        {previous && (
          <Anchor href={previous.href} aria-label={previous.label} data-previous="">
            <ChevronLeft {...chevron} />
            {previous.verb}
          </Anchor>
        )}
        {next && (
          <Anchor href={next.href} aria-label={next.label}>
            {next.verb}
            <ChevronRight {...chevron} />
          </Anchor>
        )}
      </Neighbours>
      {note && <Note>{note}</Note>}
    </Root>
  );
};
