import type { LiHTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { MiniRuler } from '../MiniRuler';
import type { MiniRulerProps } from '../MiniRuler';
import { media } from '../tokens';
import { Reason } from './Reason';
import type { TeamReason } from './Reason';
import { TeamName } from './TeamName';
import type { TeamNameProps } from './TeamName';

/** Teams that somebody looks after. */
export const MentoredTeamList = styled.ul``;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px clamp(16px, 2vw, 28px);
  align-items: center;
  padding: 14px 0;
  border-bottom: 1px solid var(--color-line);
  overflow-wrap: anywhere;
  ${media.md} {
    grid-template-columns: minmax(0, 12rem) minmax(0, 1fr) auto;
  }
`;

const Says = styled.p`
  font-size: 0.9375rem;
  line-height: 1.45;
  ${media.belowMd} {
    grid-column: 1 / -1;
    grid-row: 2;
  }
`;

/** Its facts, each with a word above it where they stand beside each other. */
const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: 8px 20px;
  font-size: 0.9375rem;
  line-height: 1.4;
  dt {
    font-size: 0.8125rem;
    color: var(--color-ink-muted);
  }
  ${media.belowMd} {
    grid-column: 1 / -1;
    grid-row: 2;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  justify-content: space-between;
  grid-column: 1 / -1;
  & > :first-child {
    flex: 1 1 16rem;
  }
  &:empty {
    display: none;
  }
`;

/** A fact about a team, such as its last contact. */
export interface TeamFact {
  readonly key: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
}

/** Props of {@link MentoredTeamRow}; everything else goes to the `<li>`. */
export interface MentoredTeamRowProps extends LiHTMLAttributes<HTMLLIElement>, TeamNameProps {
  /** How it stands, in one sentence. */
  sentence?: ReactNode;
  /** Instead of a sentence. */
  facts?: readonly TeamFact[];
  ruler: Pick<MiniRulerProps, 'states' | 'label' | 'share'>;
  /** Why it needs somebody, if it does. */
  reason?: TeamReason | undefined;
  /** A button: what to do about the reason. */
  action?: ReactNode;
}

/** A team that somebody looks after: how it stands in a sentence or a few facts, and its weeks. */
export const MentoredTeamRow = (props: MentoredTeamRowProps) => {
  const { name, href, linkComponent, meta, mark, news, sentence, facts, ruler, reason, action, ...rest } =
    props;
  return (
    <Row {...rest}>
      <TeamName {...{ name, href, linkComponent, meta, mark, news }} />
      {sentence && <Says>{sentence}</Says>}
      {facts && (
        <Facts>
          {facts.map(({ key, label, value }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      )}
      <MiniRuler {...ruler} drawnWidth={110} />
      <Foot>
        {reason && <Reason {...reason} />}
        {action}
      </Foot>
    </Row>
  );
};
