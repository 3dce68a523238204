import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  align-items: center;
  font-size: 0.875rem;
  color: var(--color-ink-muted);
  font-variant-numeric: tabular-nums;
  & > span {
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
  }
  i {
    width: 9px;
    height: 14px;
    box-shadow: inset 0 0 0 1px var(--color-edge);
    forced-color-adjust: none;
  }
  i[data-place='taken'] {
    background: var(--color-ink);
    box-shadow: none;
  }
  i[data-place='asked'] {
    background: linear-gradient(to top, var(--color-ink) 50%, transparent 50%);
  }
  i[data-place='over'] {
    background: repeating-linear-gradient(135deg, var(--color-caution) 0 2px, transparent 2px 4px);
    box-shadow: inset 0 0 0 1px var(--color-caution);
  }
  &[data-over] {
    color: var(--color-caution);
  }
`;

/** Props of {@link Places}; the words, such as "5 of 6", are its child. */
export interface PlacesProps extends HTMLAttributes<HTMLSpanElement> {
  taken: number;
  /** Places that somebody is asked about, after those that are taken. */
  asked?: number;
  total: number;
  children: ReactNode;
}

/** A place a square: taken is solid, asked half, free an outline, beyond the total striped; and always words. */
export const Places = ({ taken, asked = 0, total, children, ...rest }: PlacesProps) => {
  const used = taken + asked;
  const kindOf = (place: number) => {
    if (place >= total) return 'over';
    if (place < taken) return 'taken';
    return place < used ? 'asked' : 'free';
  };
  return (
    <Root data-over={used > total ? '' : undefined} {...rest}>
      <span aria-hidden>
        {Array.from({ length: Math.max(total, used) }, (_, place) => (
          <i key={place} data-place={kindOf(place)} />
        ))}
      </span>
      {children}
    </Root>
  );
};
