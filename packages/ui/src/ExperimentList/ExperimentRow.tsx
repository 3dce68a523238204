import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { End, Foot, Head, Open, Quoted, Row, Title } from './ExperimentList.styles';

/** Props of {@link ExperimentRow}; everything else goes to the `<li>`. */
export interface ExperimentRowProps extends Omit<ComponentProps<'li'>, 'title' | 'onToggle'> {
  date: { dateTime: string; label: string };
  title: ReactNode;
  /** One line about what was seen. */
  summary?: ReactNode;
  /** Where it is quoted, in a word or two. */
  quoted?: ReactNode;
  /** A `Badge`. */
  status: ReactNode;
  /** Whoever logged it: an `Avatar`. */
  person?: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  /** Left at its lower end, while it is open. */
  note?: ReactNode;
  /** Buttons, right of the note. */
  actions?: ReactNode;
}

/** A market test in the log; it opens in place, and what is open is its children. Put it in an {@link ExperimentList}. */
export const ExperimentRow = (props: ExperimentRowProps) => {
  const { date, title, summary, quoted, status, person, isOpen, onToggle, ...others } = props;
  const { note, actions, children, ...rest } = others;
  const id = useId();
  return (
    <Row data-open={isOpen ? '' : undefined} {...rest}>
      <Head>
        <time dateTime={date.dateTime}>{date.label}</time>
        <Title>
          <h3>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onClick={onToggle}
            >
              {title}
            </button>
          </h3>
          {summary && <span>{summary}</span>}
        </Title>
        <Quoted>{quoted}</Quoted>
        <End>
          {status}
          {person}
        </End>
      </Head>
      {isOpen && (
        <Open id={id}>
          {children}
          {(note || actions) && (
            <Foot>
              <p>{note}</p>
              {actions && <div>{actions}</div>}
            </Foot>
          )}
        </Open>
      )}
    </Row>
  );
};
