import type { OlHTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.ol`
  li {
    display: grid;
    grid-template-columns: minmax(4.4rem, max-content) minmax(0, 1fr);
    gap: 20px;
  }
  time {
    font-weight: 640;
    font-size: 0.9375rem;
  }
  /* The rail and its ticks, one every 11 px, between this entry and the next. */
  li > div {
    position: relative;
    padding: 0 0 22px 24px;
    border-left: 1px solid var(--color-edge);
    overflow-wrap: anywhere;
  }
  li > div::before {
    content: '';
    position: absolute;
    left: 0;
    top: 10px;
    width: 14px;
    height: 2px;
    background: var(--color-ink);
  }
  li > div::after {
    content: '';
    position: absolute;
    left: 0;
    top: 34px;
    bottom: 6px;
    width: 7px;
    background: repeating-linear-gradient(180deg, var(--color-edge) 0 1px, transparent 1px 11px);
    opacity: 0.8;
  }
  li:last-child > div {
    padding-bottom: 0;
    border-color: transparent;
  }
  li:last-child > div::after {
    display: none;
  }
  [aria-current] > div::before {
    width: 18px;
    height: 3px;
    background: var(--color-accent);
  }
  [aria-current] > time {
    color: var(--color-accent-text);
  }
  p {
    max-width: 32rem;
    margin-top: 2px;
    font-size: 0.9375rem;
    line-height: 1.45;
    color: var(--color-ink-muted);
  }
`;

/** An entry of an {@link Agenda}. */
export interface AgendaItem {
  key: string;
  dateTime: string;
  /** Such as "18:30" or "Mon 2 Dec". */
  time: ReactNode;
  title: ReactNode;
  /** One sentence. */
  description?: ReactNode;
  /** It is on now. */
  isCurrent?: boolean;
}

/** Props of {@link Agenda}; everything else goes to the list. */
export interface AgendaProps extends OlHTMLAttributes<HTMLOListElement> {
  items: readonly AgendaItem[];
}

/** What happens when, along a rail with ticks: the course of an evening, or what has happened so far. */
export const Agenda = ({ items, ...rest }: AgendaProps) => (
  <Root {...rest}>
    {items.map(({ key, dateTime, time, title, description, isCurrent }) => (
      <li key={key} aria-current={isCurrent ? 'time' : undefined}>
        <time dateTime={dateTime}>{time}</time>
        <div>
          <b>{title}</b>
          {description && <p>{description}</p>}
        </div>
      </li>
    ))}
  </Root>
);
