import { useId } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Text } from '../Text';
import { media } from '../tokens';

/** The page's content column: at most 1320 px wide, with the gutter on both sides. */
export const Wrap = styled.div`
  width: 100%;
  max-width: calc(var(--content-max) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

const HeadRoot = styled.header`
  padding-block: 40px;
  ${media.lg} {
    padding-top: 64px;
  }
`;

const HeadRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 16px 32px;
  align-items: end;
  justify-content: space-between;
`;

const HeadLead = styled(Text)`
  max-width: 36rem;
  margin-top: 12px;
`;

const HeadMark = styled(Text)`
  font-weight: 640;
  margin-bottom: 8px;
`;

/** Props of {@link PageHeader}; everything else goes to the root. */
export interface PageHeaderProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  title: ReactNode;
  lead?: ReactNode;
  /** A line above the title about the present time, such as "Week 5 of 11". */
  mark?: ReactNode;
  /** What one can do here, right of the title. */
  actions?: ReactNode;
}

/** The top of a page: its one `<h1>`, a lead and actions. Put it in a {@link Wrap}. */
export const PageHeader = ({ title, lead, mark, actions, children, ...rest }: PageHeaderProps) => (
  <HeadRoot {...rest}>
    <HeadRow>
      <div>
        {mark && <HeadMark tone="accent">{mark}</HeadMark>}
        <Text as="h1" step="d2">
          {title}
        </Text>
        {lead && (
          <HeadLead step="lead" tone="muted">
            {lead}
          </HeadLead>
        )}
      </div>
      {actions}
    </HeadRow>
    {children}
  </HeadRoot>
);

const SectionHead = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12px;
  padding-bottom: 12px;
  border-bottom: 1px solid var(--color-line);
  /* The hairlines of sections side by side stay on one height, whatever stands right of a title. */
  & > :last-child:not(:first-child) {
    flex: none;
    margin-block: -6px;
  }
  /* Counts are muted, what can be pressed is not. */
  & > :last-child :is([data-variant='secondary'], [data-variant='ghost']) {
    color: var(--color-ink);
  }
`;

const SectionBody = styled.div`
  padding-top: 22px;
  &[data-flush] {
    padding-top: 0;
    /* Words that are no row need room below a hairline. */
    & > :is(p, [data-empty]) {
      padding-top: 14px;
    }
  }
`;

/** Props of {@link Section}; everything else goes to the `<section>`. */
export interface SectionProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  title: ReactNode;
  /** Right of the title: a count, a link, a small button. */
  aside?: ReactNode;
  /** Rows follow the hairline without a gap. */
  isFlush?: boolean;
  titleStep?: 'h2' | 'h3';
}

/** A part of a page on a hairline, with its heading. No box. */
export const Section = ({ title, aside, isFlush, titleStep = 'h3', children, ...rest }: SectionProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} {...rest}>
      <SectionHead>
        <Text as="h2" step={titleStep} id={id}>
          {title}
        </Text>
        {aside && (
          <Text as="div" step="small" tone="muted">
            {aside}
          </Text>
        )}
      </SectionHead>
      <SectionBody data-flush={isFlush ? '' : undefined}>{children}</SectionBody>
    </section>
  );
};

/** Main column and aside, 7 + 4 of eleven from 62em, stacked below. */
export const Split = styled.div`
  display: grid;
  gap: 48px;
  ${media.lg} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    gap: clamp(40px, 5.4vw, 84px);
    align-items: start;
  }
`;

/** Fields in one column, two from 48em; a child with `data-wide` takes the whole row. */
export const FieldGrid = styled.div`
  display: grid;
  gap: 20px 24px;
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    & > [data-wide] {
      grid-column: 1 / -1;
    }
  }
`;
