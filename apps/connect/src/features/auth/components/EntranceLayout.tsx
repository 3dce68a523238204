import { media, Text } from '@grow/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { EntrancePoster } from './EntrancePoster';

const Root = styled.section`
  min-height: calc(100svh - var(--header-height));
  display: grid;
  grid-template-rows: auto 1fr;
  ${media.lg} {
    grid-template-columns: 5fr 6fr;
    grid-template-rows: 1fr;
  }
`;

const Art = styled.div`
  height: 176px;
  overflow: hidden;
  ${media.lg} {
    height: auto;
    order: 2;
    position: sticky;
    top: var(--header-height);
    max-height: calc(100svh - var(--header-height));
  }
`;

const Column = styled.div`
  padding: 36px var(--gutter) 48px;
  display: grid;
  align-content: start;
  ${media.lg} {
    /* From the top, so that nothing moves under the hand when a step brings another field. */
    padding-block: clamp(48px, 14svh, 150px) 72px;
    padding-left: max(var(--gutter), calc((100vw - var(--content-max)) / 2));
  }
`;

const Box = styled.div`
  width: 100%;
  max-width: 400px;
  margin-inline: auto;
  display: grid;
  gap: 28px;
  ${media.lg} {
    max-width: none;
    & > :not(:first-child) {
      max-width: 400px;
    }
  }
`;

const Lead = styled(Text)`
  /* The login's sentence takes two lines in the fallback's letters, too, so the form stays where it is when ours arrive. */
  max-width: 360px;
  margin-top: 10px;
`;

const Aside = styled.div`
  padding-top: 20px;
  border-top: 1px solid var(--color-line);
  font-size: 0.9375rem;
  color: var(--color-ink-muted);
  a {
    color: var(--color-ink);
    font-weight: 620;
  }
`;

export type EntranceLayoutProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** Below the form, after a hairline: the other way in. */
  aside?: ReactNode;
  children?: ReactNode;
};

/** The look of every screen before one is logged in: a form beside the season's poster. */
export function EntranceLayout({ title, lead, aside, children }: EntranceLayoutProps) {
  return (
    <Root>
      {/* Not in the document, where it would come before what one types into. */}
      <Art data-meets-header="">{typeof window !== 'undefined' && <EntrancePoster />}</Art>
      <Column>
        <Box>
          <div>
            <Text as="h1" step="d2">
              {title}
            </Text>
            {lead && <Lead tone="muted">{lead}</Lead>}
          </div>
          {children}
          {aside && <Aside>{aside}</Aside>}
        </Box>
      </Column>
    </Root>
  );
}
