import type { LiHTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { typeStyles } from '../theme/typeStyles';
import { media } from '../tokens';

/** Meetings that lie ahead, or were held, under each other. */
export const MeetingList = styled.ul`
  container-type: inline-size;
`;

const Row = styled.li`
  display: grid;
  gap: 8px 20px;
  padding: 18px 0;
  border-bottom: 1px solid var(--color-line);
  overflow-wrap: anywhere;
  h3 {
    ${typeStyles.figure}
    font-size: 1.6875rem;
    font-weight: 780;
    font-stretch: 112%;
    line-height: 1.14;
    letter-spacing: -0.016em;
  }
  ${media.md} {
    grid-template-columns: 120px minmax(0, 1fr) auto;
  }
`;

const When = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  align-items: baseline;
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
  b {
    font-weight: 640;
    color: var(--color-accent-text);
  }
  span {
    font-size: 0.8125rem;
    color: var(--color-ink-muted);
  }
  ${media.md} {
    display: grid;
    align-content: start;
    padding-top: 7px;
  }
`;

const Words = styled.div`
  display: grid;
  gap: 6px;
  align-content: start;
  & > p {
    max-width: 34rem;
    font-size: 0.9375rem;
    line-height: 1.45;
    color: var(--color-ink-muted);
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 12px;
    align-items: center;
    margin-top: 4px;
    font-size: 0.875rem;
    color: var(--color-ink-muted);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  align-items: center;
  ${media.md} {
    flex-direction: column;
    flex-wrap: nowrap;
    align-items: flex-end;
  }
`;

/** Props of {@link MeetingRow}; everything else goes to the `<li>`. */
export interface MeetingRowProps extends Omit<LiHTMLAttributes<HTMLLIElement>, 'title'> {
  /** How long until then, such as `2 h 32 min`. */
  until: ReactNode;
  /** Such as `today, 16:30`. */
  when: ReactNode;
  title: ReactNode;
  /** What is to be decided. */
  agenda?: ReactNode;
  /** Who comes. */
  people?: ReactNode;
  actions?: ReactNode;
}

/** A meeting that lies ahead. Put it in a {@link MeetingList}. */
export const MeetingRow = ({ until, when, title, agenda, people, actions, ...rest }: MeetingRowProps) => (
  <Row {...rest}>
    <When>
      <b>{until}</b>
      <span>{when}</span>
    </When>
    <Words>
      <h3>{title}</h3>
      {agenda && <p>{agenda}</p>}
      {people && <div>{people}</div>}
    </Words>
    <Actions>{actions}</Actions>
  </Row>
);

const Held = styled.li`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr);
  gap: 2px 14px;
  align-items: start;
  padding: 14px 0;
  border-bottom: 1px solid var(--color-line);
  font-size: 0.9375rem;
  line-height: 1.45;
  overflow-wrap: anywhere;
  & > time {
    grid-column: 2;
    font-size: 0.875rem;
    color: var(--color-ink-muted);
  }
  & > [data-picture] {
    grid-row: 1 / 4;
    grid-column: 1;
  }
  & > [data-words],
  & > [data-remark] {
    grid-column: 2;
  }
  [data-words] p {
    white-space: pre-line;
  }
  & > [data-remark] {
    font-size: 0.875rem;
    color: var(--color-ink-muted);
  }
  & > [data-remark][data-tone='caution'] {
    color: var(--color-caution);
  }
  b {
    font-weight: 640;
  }
  /* Whether there is room depends on the column that it stands in. */
  @container (min-width: 32rem) {
    grid-template-columns: 78px 36px minmax(0, 1fr) auto;
    & > time {
      grid-column: 1;
      padding-top: 2px;
    }
    & > [data-picture] {
      grid-column: 2;
      grid-row: auto;
    }
    & > [data-words] {
      grid-column: 3;
    }
    & > [data-remark] {
      grid-column: 4;
      padding-top: 2px;
    }
  }
`;

/** Props of {@link HeldRow}; everything else goes to the `<li>`. */
export interface HeldRowProps extends LiHTMLAttributes<HTMLLIElement> {
  date: { dateTime: string; label: ReactNode };
  /** An avatar or a mark, 36 px. */
  picture: ReactNode;
  name: ReactNode;
  /** What was agreed. */
  note?: ReactNode;
  /** What came of it, such as `Advice 2 of 2 done`. */
  remark?: ReactNode;
  /** `caution` for a meeting that nobody came to. */
  tone?: 'caution';
}

/** A meeting that is over. Put it in a {@link MeetingList}. */
export const HeldRow = ({ date, picture, name, note, remark, tone, ...rest }: HeldRowProps) => (
  <Held {...rest}>
    <time dateTime={date.dateTime}>{date.label}</time>
    <span data-picture="">{picture}</span>
    <div data-words="">
      <b>{name}</b>
      {note && <p>{note}</p>}
    </div>
    {remark && (
      <span data-remark="" data-tone={tone}>
        {remark}
      </span>
    )}
  </Held>
);
