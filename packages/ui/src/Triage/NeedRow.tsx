import type { LiHTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { MiniRuler } from '../MiniRuler';
import type { MiniRulerProps } from '../MiniRuler';
import { media } from '../tokens';
import { Reason } from './Reason';
import type { TeamReason } from './Reason';
import { TeamName } from './TeamName';
import type { TeamNameProps } from './TeamName';

/** Teams that need somebody, the worst first. */
export const NeedList = styled.ol``;

const Row = styled.li`
  display: grid;
  gap: 14px clamp(20px, 2.4vw, 36px);
  padding: 20px 0;
  border-bottom: 1px solid var(--color-line);
  overflow-wrap: anywhere;
  ${media.lg} {
    grid-template-columns: 184px minmax(0, 1fr) auto;
    align-items: start;
  }
`;

const Reasons = styled.ul`
  display: grid;
  gap: 7px;
  min-width: 0;
`;

const Side = styled.div`
  display: grid;
  gap: 12px;
  ${media.lg} {
    justify-items: end;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
`;

/** A reason in a list of them. */
export interface NeedReason extends TeamReason {
  readonly key: string;
}

/** Props of {@link NeedRow}; everything else goes to the `<li>`. */
export interface NeedRowProps extends LiHTMLAttributes<HTMLLIElement>, TeamNameProps {
  /** The worst first. */
  reasons: readonly NeedReason[];
  ruler: Pick<MiniRulerProps, 'states' | 'label' | 'share'>;
  /** What can be done about the reasons, in their order. */
  actions: ReactNode;
}

/** A team that needs somebody: why in words, how its weeks stand, and what to do about it. */
export const NeedRow = (props: NeedRowProps) => {
  const { name, href, linkComponent, meta, mark, news, reasons, ruler, actions, ...rest } = props;
  return (
    <Row {...rest}>
      <TeamName {...{ name, href, linkComponent, meta, mark, news }} />
      <Reasons>
        {reasons.map(({ key, ...reason }) => (
          <li key={key}>
            <Reason {...reason} />
          </li>
        ))}
      </Reasons>
      <Side>
        <MiniRuler {...ruler} />
        <Actions>{actions}</Actions>
      </Side>
    </Row>
  );
};
