import type { ComponentProps, ReactNode } from 'react';
import type { LinkComponent } from '../Link';
import { End, Head, Quoted, Row, Title } from './ExperimentList.styles';

/** Props of {@link ExperimentLine}; everything else goes to the `<li>`. */
export interface ExperimentLineProps extends Omit<ComponentProps<'li'>, 'title'> {
  date: { dateTime: string; label: string };
  title: ReactNode;
  /** Where it stands in the log. */
  href: string;
  /** One line about what was seen. */
  summary?: ReactNode;
  /** What it brought, in a word or two. */
  adds?: ReactNode;
  /** A `Badge`. */
  status: ReactNode;
  /** Whoever logged it: an `Avatar`. */
  person?: ReactNode;
  linkComponent?: LinkComponent;
}

/** A market test outside of the log, leading to it. Put it in an {@link ExperimentList}. */
export const ExperimentLine = (props: ExperimentLineProps) => {
  const { date, title, href, summary, adds, status, person, linkComponent: Link = 'a', ...rest } = props;
  return (
    <Row {...rest}>
      <Head>
        <time dateTime={date.dateTime}>{date.label}</time>
        <Title>
          <h3>
            <Link href={href}>{title}</Link>
          </h3>
          {summary && <span>{summary}</span>}
        </Title>
        <Quoted>{adds}</Quoted>
        <End>
          {status}
          {person}
        </End>
      </Head>
    </Row>
  );
};
