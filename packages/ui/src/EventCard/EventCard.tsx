import { MapPin } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Letter } from '../geometry/letters';
import type { PosterKind } from '../geometry/poster';
import type { LinkComponent } from '../Link';
import { fingerReach } from '../Link/fingerReach';
import { Poster } from '../Poster';
import type { PosterShape } from '../Poster';
import { typeStyles } from '../theme/typeStyles';
import type { Ink } from '../tokens';
import { media } from '../tokens';

const Root = styled.article`
  display: grid;
  gap: 16px;
  align-content: start;
  min-width: 0;
`;

const Art = styled.div`
  overflow: hidden;
  border-radius: var(--radius-sm);
  svg {
    transform-origin: 50% 100%;
    transition: transform var(--time-slow) var(--ease-grow);
  }
  article:hover > & svg {
    transform: scaleY(1.06);
  }
  ${media.still} {
    article:hover > & svg {
      transform: none;
    }
  }
`;

const About = styled.div`
  display: grid;
  gap: 5px;
  justify-items: start;
  overflow-wrap: anywhere;
  time {
    font-size: 0.875rem;
    font-weight: 640;
    color: var(--color-accent-text);
  }
  & > p {
    font-size: 0.9375rem;
    line-height: 1.45;
    color: var(--color-ink-muted);
  }
  [data-place] {
    display: flex;
    gap: 7px;
    align-items: center;
    font-size: 0.875rem;
  }
  & > [data-foot] {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 20px;
    align-items: center;
    justify-content: space-between;
    width: 100%;
    margin-top: 8px;
  }
`;

const Title = styled.h3`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 10px;
  align-items: center;
  ${typeStyles.h3}
  [data-large] > & {
    ${typeStyles.h2}
  }
  a {
    padding-block: 2px;
    ${fingerReach}
  }
  a:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
    text-decoration-color: var(--color-accent);
  }
`;

/** Props of {@link EventCard}; everything else goes to the root. */
export interface EventCardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** When, in words, such as "Thu 5 Dec, 18:00". */
  date: { dateTime: string; text: ReactNode };
  poster: { letter: Letter; ink: Ink; kind: PosterKind; shape?: PosterShape };
  title: ReactNode;
  /** Without it the title is no link. */
  href?: string;
  linkComponent?: LinkComponent;
  summary?: ReactNode;
  place?: ReactNode;
  /** Badges beside the title, such as "Every team" for one that all have to attend. */
  badge?: ReactNode;
  /** A `Capacity`. */
  capacity?: ReactNode;
  action?: ReactNode;
  /** The first of several: a larger title. */
  isLarge?: boolean;
  headingLevel?: 'h2' | 'h3' | 'h4';
}

/** An event under its poster; the title leads to it. */
export const EventCard = (props: EventCardProps) => {
  const { date, poster, title, href, linkComponent: Link = 'a', summary, place, badge, ...others } = props;
  const { capacity, action, isLarge, headingLevel = 'h3', ...rest } = others;
  return (
    <Root {...rest}>
      <Art>
        <Poster {...poster} />
      </Art>
      <About data-large={isLarge ? '' : undefined}>
        <time dateTime={date.dateTime}>{date.text}</time>
        <Title as={headingLevel}>
          {href ? <Link href={href}>{title}</Link> : title}
          {badge}
        </Title>
        {summary && <p>{summary}</p>}
        {place && (
          <p data-place="">
            <MapPin size={16} strokeWidth={1.75} aria-hidden />
            {place}
          </p>
        )}
        {(capacity ?? action) && (
          <div data-foot="">
            {capacity}
            {action}
          </div>
        )}
      </About>
    </Root>
  );
};
