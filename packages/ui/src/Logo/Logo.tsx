import type { SVGAttributes } from 'react';
import { styled } from 'styled-components';
import { wordmark } from '../geometry/letters';
import { media } from '../tokens';

const letters = wordmark();

const Drawing = styled.svg`
  width: 64px;
  height: 13.5px;
  color: var(--color-ink);
  ${media.sm} {
    width: 85px;
    height: 18px;
  }
  ${media.lg} {
    width: 128px;
    height: 27px;
  }
  &[data-size='full'] {
    width: 128px;
    height: 27px;
  }
`;

/** The wordmark's sizes: growing with the page (64, 85 and 128 px wide), or always 128 px. */
export const logoSizes = ['responsive', 'full'] as const;

/** Props of {@link Logo}; without a label it is decoration. */
export interface LogoProps extends SVGAttributes<SVGSVGElement> {
  label?: string;
  size?: (typeof logoSizes)[number];
}

/** The wordmark: 64 × 13.5, from 30em 85 × 18, from 62em 128 × 27. */
export const Logo = ({ label, size = 'responsive', ...rest }: LogoProps) => (
  <Drawing
    viewBox="0 0 128 27"
    fill="currentColor"
    data-size={size}
    data-logo=""
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    {...rest}
  >
    {letters.map(({ x, path }) => (
      <path key={x} transform={`translate(${x} 0)`} d={path} />
    ))}
  </Drawing>
);
