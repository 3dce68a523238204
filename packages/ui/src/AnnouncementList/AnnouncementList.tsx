import type { LiHTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../tokens';

/** Announcements under each other, the latest first. */
export const AnnouncementList = styled.ul``;

const Row = styled.li`
  display: grid;
  gap: 6px;
  padding: 16px 0;
  border-bottom: 1px solid var(--color-line);
  overflow-wrap: anywhere;
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 24px;
  }
`;

const Words = styled.div`
  display: grid;
  gap: 4px;
  max-width: 36rem;
  h3 {
    font-size: 1rem;
    font-weight: 650;
    line-height: 1.35;
  }
  p {
    color: var(--color-ink-muted);
    font-size: 0.9375rem;
    line-height: 1.45;
    white-space: pre-line;
  }
`;

const When = styled.p`
  color: var(--color-ink-muted);
  font-size: 0.8125rem;
  line-height: 1.35;
  ${media.lg} {
    padding-top: 3px;
    text-align: right;
  }
`;

/** Props of {@link AnnouncementRow}; everything else goes to the `<li>`. */
export interface AnnouncementRowProps extends Omit<LiHTMLAttributes<HTMLLIElement>, 'title'> {
  title: ReactNode;
  /** What stands between empty lines, one after the other. */
  paragraphs: readonly string[];
  /** Such as "Thu 5 Dec, 09:40". */
  when: ReactNode;
}

/** One announcement; put it in an {@link AnnouncementList} below a heading of level 2. */
export const AnnouncementRow = ({ title, paragraphs, when, ...rest }: AnnouncementRowProps) => (
  <Row {...rest}>
    <Words>
      <h3>{title}</h3>
      {paragraphs.map((paragraph, at) => (
        <p key={at}>{paragraph}</p>
      ))}
    </Words>
    <When>{when}</When>
  </Row>
);
