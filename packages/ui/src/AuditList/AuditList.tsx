import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { HTMLAttributes, LiHTMLAttributes, ReactNode } from 'react';
import { Body, Day, Facts, Kind, Row, RowButton, Sentence, Values } from './AuditList.styles';

/** Props of {@link AuditDay}; everything else goes to the `<section>`. */
export interface AuditDayProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Such as "Today, Thu 5 Dec". */
  title: ReactNode;
  /** {@link AuditRow}s, the newest first. */
  children: ReactNode;
}

/** What was done on a day, the newest first. */
export const AuditDay = ({ title, children, ...rest }: AuditDayProps) => {
  const id = useId();
  return (
    <Day aria-labelledby={id} {...rest}>
      <h2 id={id}>{title}</h2>
      <ol>{children}</ol>
    </Day>
  );
};

/** Props of {@link AuditRow}; everything else goes to the `<li>`. */
export interface AuditRowProps extends LiHTMLAttributes<HTMLLIElement> {
  /** Machine-readable. */
  dateTime: string;
  time: ReactNode;
  /** Who did it: an `Avatar` of 26, or an icon. */
  mark: ReactNode;
  /** What was done, in a sentence; the name in `<b>`. */
  sentence: ReactNode;
  /** Under which kind it is, with its icon. */
  kind: ReactNode;
  /** What it was before and after, once the row is open. */
  children: ReactNode;
}

/** One entry: when, who, what and under which kind; opens to what changed. */
export const AuditRow = ({ dateTime, time, mark, sentence, kind, children, ...rest }: AuditRowProps) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Row {...rest}>
      <RowButton type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <time dateTime={dateTime}>{time}</time>
        <span>{mark}</span>
        <Sentence>{sentence}</Sentence>
        <Kind>{kind}</Kind>
        <ChevronDown size={18} strokeWidth={1.75} aria-hidden />
      </RowButton>
      <Body id={id} hidden={!isOpen}>
        {isOpen && children}
      </Body>
    </Row>
  );
};

/** A value before and after; `nothing` stands for neither here nor there. */
export interface ValueChange {
  key: string;
  label: ReactNode;
  before?: ReactNode;
  after?: ReactNode;
}

/** Props of {@link ValueChanges}; everything else goes to the `<table>`. */
export interface ValueChangesProps extends HTMLAttributes<HTMLTableElement> {
  /** Names the table, for readers of the screen. */
  caption: ReactNode;
  changes: readonly ValueChange[];
  words: { field: ReactNode; before: ReactNode; after: ReactNode; nothing: ReactNode };
}

/** What changed: each value as it was, struck, and as it is. */
export const ValueChanges = ({ caption, changes, words, ...rest }: ValueChangesProps) => (
  <Values {...rest}>
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{words.field}</th>
        <th scope="col">{words.before}</th>
        <th scope="col">{words.after}</th>
      </tr>
    </thead>
    <tbody>
      {changes.map(({ key, label, before, after }) => (
        <tr key={key}>
          <th scope="row">{label}</th>
          <td>{before === undefined ? words.nothing : <del>{before}</del>}</td>
          <td>{after === undefined ? words.nothing : <ins>{after}</ins>}</td>
        </tr>
      ))}
    </tbody>
  </Values>
);

/** Props of {@link AuditFacts}; everything else goes to the `<dl>`. */
export interface AuditFactsProps extends HTMLAttributes<HTMLDListElement> {
  facts: readonly { key: string; label: ReactNode; value: ReactNode }[];
}

/** What else is known of an entry, each under its word. */
export const AuditFacts = ({ facts, ...rest }: AuditFactsProps) => (
  <Facts {...rest}>
    {facts.map(({ key, label, value }) => (
      <div key={key}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Facts>
);
