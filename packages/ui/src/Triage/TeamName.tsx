import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { LinkComponent } from '../Link';
import { typeStyles } from '../theme/typeStyles';

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 14px;
  align-items: center;
  min-width: 0;
  overflow-wrap: anywhere;
  h3 {
    ${typeStyles.figure}
    font-size: 1.0625rem;
    font-weight: 780;
    font-stretch: 106%;
    line-height: 1.2;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  p {
    font-size: 0.8125rem;
    color: var(--color-ink-muted);
  }
`;

const News = styled.p`
  &&& {
    display: flex;
    gap: 6px;
    align-items: center;
    color: var(--color-ink);
  }
  &&&::before {
    content: '';
    flex: none;
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: var(--color-accent);
  }
`;

/** Who a row is about. */
export interface TeamNameProps {
  name: string;
  /** The team's own page; its name leads there. */
  href: string;
  linkComponent?: LinkComponent | undefined;
  /** Such as the city. */
  meta?: ReactNode;
  /** The team's logo or mark. */
  mark: ReactNode;
  /** What the reader has not read, such as "2 new check-ins". */
  news?: ReactNode;
}

/** A team's mark and name, which leads to its page. */
export const TeamName = ({ name, href, linkComponent: Link = 'a', meta, mark, news }: TeamNameProps) => (
  <Root>
    {mark}
    <div>
      <h3>
        <Link href={href}>
          <bdi>{name}</bdi>
        </Link>
      </h3>
      {meta && <p>{meta}</p>}
      {news && <News>{news}</News>}
    </div>
  </Root>
);
