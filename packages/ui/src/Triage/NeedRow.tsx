import type { LiHTMLAttributes, ReactNode } from 'react';
import { CircleAlert, Clock3 } from 'lucide-react';
import { styled } from 'styled-components';
import { MiniRuler } from '../MiniRuler';
import type { MiniRulerProps } from '../MiniRuler';
import { media } from '../tokens';
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
  font-size: 0.9375rem;
  line-height: 1.45;
  li {
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr);
    gap: 10px;
  }
  svg {
    margin-top: 3px;
  }
  b {
    font-weight: 660;
  }
  span {
    color: var(--color-ink-muted);
  }
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

const toneIcons = { critical: CircleAlert, caution: Clock3 } as const;
const toneColours = { critical: 'var(--color-critical)', caution: 'var(--color-caution)' } as const;

/** One reason why a team needs somebody. */
export interface NeedReason {
  readonly key: string;
  readonly tone: keyof typeof toneIcons;
  /** What it is, in a few words. */
  readonly lead: ReactNode;
  /** Since when and how far, with the absolute date. */
  readonly detail?: ReactNode;
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
        {reasons.map(({ key, tone, lead, detail }) => {
          const Icon = toneIcons[tone];
          return (
            <li key={key}>
              <Icon size={16} strokeWidth={1.75} color={toneColours[tone]} aria-hidden />
              <p>
                <b>{lead}</b> <span dir="auto">{detail}</span>
              </p>
            </li>
          );
        })}
      </Reasons>
      <Side>
        <MiniRuler {...ruler} />
        <Actions>{actions}</Actions>
      </Side>
    </Row>
  );
};
