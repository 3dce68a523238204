import { useId } from 'react';
import type { HTMLAttributes, LiHTMLAttributes, ReactNode } from 'react';
import { seasonWord } from '../geometry/letters';
import type { WeekState } from '../geometry/weekStates';
import { Text } from '../Text';
import { WeekLetter } from '../WeekShape';
import { Entry, Head, Note, Week } from './RecordList.styles';

/** Props of {@link RecordWeek}; everything else goes to the `<section>`. */
export interface RecordWeekProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** 1 to 11. */
  week: number;
  /** Such as "Week 5, Engineer". */
  title: ReactNode;
  state: WeekState;
  /** How much of an open week is done, 0 to 1. */
  share?: number;
  /** The state in words: a `Badge`. */
  status?: ReactNode;
  /** What is asked for, and until when. */
  note?: ReactNode;
  /** {@link RecordRow}s, what happened last first. */
  children?: ReactNode;
}

/** A week of a team's record: its letter says how it stands, below it what happened. */
export const RecordWeek = (props: RecordWeekProps) => {
  const { week, title, state, share = 1, status, note, children, ...rest } = props;
  const id = useId();
  return (
    <Week aria-labelledby={id} {...rest}>
      <Head>
        <WeekLetter
          letter={seasonWord[week - 1] ?? 'E'}
          state={state}
          share={share}
          drawnWidth={34}
          drawnHeight={Math.round(26 * 1.05 ** (week - 1))}
        />
        <Text as="h2" step="h4" id={id}>
          {title}
        </Text>
        {status}
      </Head>
      {note && <Note>{note}</Note>}
      <ul>{children}</ul>
    </Week>
  );
};

/** Props of {@link RecordRow}; everything else goes to the `<li>`. */
export interface RecordRowProps extends Omit<LiHTMLAttributes<HTMLLIElement>, 'title' | 'results'> {
  /** Machine-readable. */
  dateTime: string;
  when: ReactNode;
  /** An icon or a mark of 20 px; words stand beside it. */
  mark: ReactNode;
  title: ReactNode;
  /** What was said or seen. */
  detail?: ReactNode;
  /** What came of it, each with its mark. */
  results?: readonly { key: string; mark: ReactNode; label: ReactNode }[];
  /** Opens it: a small link. */
  action?: ReactNode;
  /** Kept from the team. */
  isPrivate?: boolean;
}

/** One thing of a record: when, its mark, what, what was said, and the way to it. */
export const RecordRow = (props: RecordRowProps) => {
  const { dateTime, when, mark, title, detail, results = [], action, isPrivate = false, ...rest } = props;
  return (
    <Entry data-private={isPrivate ? '' : undefined} {...rest}>
      <time dateTime={dateTime}>{when}</time>
      <span>{mark}</span>
      <div>
        <b>{title}</b>
        {detail && <p dir="auto">{detail}</p>}
        {results.length > 0 && (
          <ul>
            {results.map(({ key, mark: sign, label }) => (
              <li key={key}>
                {sign}
                <span dir="auto">{label}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {action && <div data-action="">{action}</div>}
    </Entry>
  );
};
