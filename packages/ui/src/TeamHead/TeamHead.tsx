import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Text } from '../Text';
import { media } from '../tokens';

const Root = styled.header`
  display: grid;
  gap: 24px;
  padding-block: 40px 32px;
  ${media.lg} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    column-gap: clamp(40px, 5.4vw, 84px);
    align-items: end;
    padding-block: 64px 40px;
  }
`;

const Identity = styled.div`
  display: grid;
  gap: 18px;
  min-width: 0;
  overflow-wrap: anywhere;
  hyphens: auto;
  hyphenate-limit-chars: 14 4 4;
  & > :first-child {
    width: 84px;
    height: 84px;
  }
  ${media.lg} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: 28px;
    align-items: center;
    & > :first-child {
      width: 112px;
      height: 112px;
    }
  }
`;

const Lead = styled(Text)`
  max-width: 30rem;
  margin-top: 10px;
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 12px 24px;
  overflow-wrap: anywhere;
  dt {
    font-size: 0.8125rem;
    color: var(--color-ink-muted);
  }
  dd {
    font-weight: 620;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  margin-top: 20px;
`;

/** Props of {@link TeamHead}; everything else goes to the root. */
export interface TeamHeadProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** The team's mark or logo, a square. */
  mark: ReactNode;
  name: ReactNode;
  /** The pitch. */
  lead?: ReactNode;
  /** Few words each, such as City: Karlsruhe. */
  facts: readonly { key: string; label: ReactNode; value: ReactNode }[];
  actions?: ReactNode;
}

/** The top of a team's page: mark, name as its one `<h1>`, pitch, facts and what one can do. */
export const TeamHead = ({ mark, name, lead, facts, actions, ...rest }: TeamHeadProps) => (
  <Root {...rest}>
    <Identity>
      {mark}
      <div>
        <Text as="h1" step="d2">
          <bdi>{name}</bdi>
        </Text>
        {lead && (
          <Lead step="lead" dir="auto">
            {lead}
          </Lead>
        )}
      </div>
    </Identity>
    <div>
      <Facts>
        {facts.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      {actions && <Actions>{actions}</Actions>}
    </div>
  </Root>
);
