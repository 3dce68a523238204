import type { HTMLAttributes, LiHTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { TeamMark } from '../TeamMark';
import { media } from '../tokens';

const List = styled.ol`
  display: grid;
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 0 36px;
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  gap: 4px 12px;
  align-items: center;
  min-height: 62px;
  padding: 10px 0;
  border-bottom: 1px solid var(--color-line);
  font-size: 0.9375rem;
  line-height: 1.3;
  & > div {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > div > :first-child {
    font-weight: 640;
  }
  small {
    font-size: 0.875rem;
    color: var(--color-ink-muted);
  }
`;

/** Props of {@link DecidedList}: everything goes to the `<ol>`; {@link DecidedRow}s are its children. */
export type DecidedListProps = HTMLAttributes<HTMLOListElement>;

/** The teams that a decision names, in its order; two columns from 48em. */
export const DecidedList = (props: DecidedListProps) => <List {...props} />;

/** Props of {@link DecidedRow}; everything else goes to the `<li>`. */
export interface DecidedRowProps extends LiHTMLAttributes<HTMLLIElement> {
  /** The team's name, of which the mark follows. */
  team: string;
  /** The name as it is shown, such as a link; the name itself unless said. */
  name?: ReactNode;
  /** Such as "Trier, 4.58". */
  detail: ReactNode;
  /** At the end: a badge such as "By hand", or a small button. */
  aside?: ReactNode;
}

/** A team of a {@link DecidedList}. */
export const DecidedRow = ({ team, name = team, detail, aside, ...rest }: DecidedRowProps) => (
  <Row {...rest}>
    <TeamMark name={team} size={40} />
    <div>
      <span>{name}</span>
      <small>{detail}</small>
    </div>
    {aside}
  </Row>
);
