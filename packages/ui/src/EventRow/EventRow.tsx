import { MapPin } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import { letterPath } from '../geometry/letters';
import type { Letter } from '../geometry/letters';
import type { PosterKind } from '../geometry/poster';
import type { LinkComponent } from '../Link';
import { Poster } from '../Poster';
import type { Ink } from '../tokens';
import { Art, Foot, Main, Place, Row, Rows, Week, WeekHead, When } from './EventRow.styles';

/**
 * When an event is, in words: `day` is large on wide screens, which leave out the month where the week's heading says its dates.
 */
export interface EventDate {
  dateTime: string;
  day: string;
  month: string;
  /** Of an event that is far from today. */
  year?: string;
  time: string;
}

/** Props of {@link EventRow}; everything else goes to the root. */
export interface EventRowProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  date: EventDate;
  poster: { letter: Letter; ink: Ink; kind: PosterKind };
  title: ReactNode;
  /** Without it the title is no link. */
  href?: string;
  summary?: ReactNode;
  place?: { name: ReactNode; detail?: ReactNode };
  /** Badges beside the title. */
  badge?: ReactNode;
  /** A {@link Capacity}. */
  capacity?: ReactNode;
  action?: ReactNode;
  linkComponent?: LinkComponent;
}

/** An event in a list: date, poster, title, one line, place, capacity, one action. */
export const EventRow = (props: EventRowProps) => {
  const { date, poster, title, href, summary, place, badge, capacity, action, ...others } = props;
  const { linkComponent: Link = 'a', ...rest } = others;
  return (
    <Row data-action={action ? '' : undefined} {...rest}>
      <Art>
        <Poster {...poster} data-width="wide" />
        <Poster {...poster} shape="tall" data-width="phone" />
      </Art>
      <When dateTime={date.dateTime}>
        <b>
          {date.day}
          <span data-month=""> {date.year ? `${date.month} ${date.year}` : date.month}</span>
        </b>
        <span>{date.time}</span>
      </When>
      <Main>
        <h3>
          {href ? <Link href={href}>{title}</Link> : title}
          {badge}
        </h3>
        {summary && <p>{summary}</p>}
      </Main>
      {place && (
        <Place>
          <MapPin size={16} strokeWidth={1.75} aria-hidden />
          <b>{place.name}</b>
          {place.detail && <span>{place.detail}</span>}
        </Place>
      )}
      <Foot>
        {capacity}
        {action}
      </Foot>
    </Row>
  );
};

/** Props of {@link EventWeek}; everything else goes to the root. */
export interface EventWeekProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  letter: Letter;
  /** 1 to 11: the letter stands taller the later it is. */
  week: number;
  state: 'done' | 'now' | 'next';
  /** The week's verb. */
  title: ReactNode;
  /** Its dates, such as "Week 5, 2–8 Dec"; without it each row says its month. */
  note?: ReactNode;
}

/** Events of one week under the week's letter. */
export const EventWeek = ({ letter, week, state, title, note, children, ...rest }: EventWeekProps) => {
  const height = Math.round(56 * 1.12 ** (week - 5));
  return (
    <Week data-state={state} data-dated={note ? '' : undefined} {...rest}>
      <WeekHead>
        <svg width="58" height={height} aria-hidden>
          <path d={letterPath(letter, 56, height)} />
        </svg>
        <div>
          <h2>{title}</h2>
          {note && <p>{note}</p>}
        </div>
      </WeekHead>
      <Rows>{children}</Rows>
    </Week>
  );
};
