import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { LinkComponent } from '../Link';
import { media } from '../tokens';
import { End, Head, Quoted, Row, Title } from './ExperimentList.styles';

const LineHead = styled(Head)`
  ${media.lg} {
    grid-template-columns: 78px minmax(0, 3fr) minmax(120px, 2fr) minmax(168px, auto);
  }
`;

// A number stays with what it counts.
const Added = styled.span`
  white-space: nowrap;
`;

/** Props of {@link ExperimentLine}; everything else goes to the `<li>`. */
export interface ExperimentLineProps extends Omit<ComponentProps<'li'>, 'title'> {
  date: { dateTime: string; label: string };
  title: ReactNode;
  /** Where it stands in the log. */
  href: string;
  /** One line about what was seen. */
  summary?: ReactNode;
  /** What it brought, each in a word or two. */
  adds?: readonly string[];
  /** A `Badge`. */
  status: ReactNode;
  /** Whoever logged it: an `Avatar`. */
  person?: ReactNode;
  linkComponent?: LinkComponent;
}

/** A market test outside of the log, leading to it. Put it in an {@link ExperimentList}. */
export const ExperimentLine = (props: ExperimentLineProps) => {
  const { date, title, href, summary, adds = [], status, person, linkComponent: Link = 'a', ...rest } = props;
  return (
    <Row {...rest}>
      <LineHead>
        <time dateTime={date.dateTime}>{date.label}</time>
        <Title>
          <h3>
            <Link href={href}>{title}</Link>
          </h3>
          {summary && <span>{summary}</span>}
        </Title>
        <Quoted>
          {adds.length > 0 && (
            <span>
              {adds.map((added, index) => (
                <Fragment key={added}>
                  {index > 0 && ' '}
                  <Added>{index < adds.length - 1 ? `${added},` : added}</Added>
                </Fragment>
              ))}
            </span>
          )}
        </Quoted>
        <End>
          {status}
          {person}
        </End>
      </LineHead>
    </Row>
  );
};
