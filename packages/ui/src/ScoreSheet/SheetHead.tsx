import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { MiniRuler } from '../MiniRuler';
import type { MiniRulerProps } from '../MiniRuler';
import { TeamMark } from '../TeamMark';
import { typeStyles } from '../theme/typeStyles';
import { media } from '../tokens';

const Root = styled.header`
  display: grid;
  gap: 18px;
  padding: 22px 0 20px;
  overflow-wrap: anywhere;
`;

const Team = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 16px;
  align-items: center;
  h1 {
    ${typeStyles.h1}
    hyphens: auto;
    hyphenate-limit-chars: 14 4 4;
  }
  p {
    margin-top: 4px;
    line-height: 1.4;
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, auto);
  gap: 12px 20px;
  align-items: end;
  justify-content: space-between;
  div {
    min-width: 0;
  }
  dt {
    ${typeStyles.micro}
    color: var(--color-ink-muted);
  }
  dd {
    font-family: var(--font-display);
    font-weight: 760;
    font-size: 1.1875rem;
    line-height: 1.2;
    font-variant-numeric: tabular-nums;
  }
  ${media.belowMd} {
    [data-weeks] {
      grid-column: 1 / -1;
      display: flex;
      align-items: end;
      justify-content: space-between;
    }
  }
  ${media.md} {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 36px;
    justify-content: start;
  }
`;

/** Props of {@link SheetHead}; everything else goes to the root. */
export interface SheetHeadProps extends HTMLAttributes<HTMLElement> {
  /** The team's name; the page's one `<h1>`. */
  name: string;
  /** The pitch in one sentence, or that the sheet is handed in. */
  lead?: ReactNode;
  /** How its weeks stand; left out where the round does not show them. */
  weeks?: { label: ReactNode; ruler: Pick<MiniRulerProps, 'label' | 'states' | 'share'> } | undefined;
  /** Up to three, in few words each. */
  numbers: readonly { key: string; label: ReactNode; value: ReactNode }[];
}

/** Who is judged: mark, name, one sentence, the weeks and three numbers. */
export const SheetHead = ({ name, lead, weeks, numbers, ...rest }: SheetHeadProps) => (
  <Root {...rest}>
    <Team>
      <TeamMark name={name} size={52} />
      <div>
        <h1>
          <bdi>{name}</bdi>
        </h1>
        {lead && <p dir="auto">{lead}</p>}
      </div>
    </Team>
    {(weeks || numbers.length > 0) && (
      <Facts>
        {weeks && (
          <div data-weeks="">
            <dt>{weeks.label}</dt>
            <dd>
              <MiniRuler {...weeks.ruler} drawnWidth={124} drawnHeight={26} />
            </dd>
          </div>
        )}
        {numbers.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    )}
  </Root>
);
