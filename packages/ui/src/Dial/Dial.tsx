import type { ReactNode, SVGAttributes } from 'react';
import { styled } from 'styled-components';
import { dialHands } from '../geometry/dial';
import { media } from '../tokens';

const hands = dialHands();
const turn = 1100;

const handDelays = hands
  .map((_, index) => `rect:nth-child(${index + 1}){animation-delay:${(index * turn) / 11 - turn}ms}`)
  .join('');

const Face = styled.svg`
  rect {
    animation: dial-hand ${turn}ms linear infinite;
  }
  ${handDelays}
  @keyframes dial-hand {
    from {
      opacity: 1;
    }
    to {
      opacity: 0.18;
    }
  }
  &[data-delayed] {
    animation: dial-in 1ms linear 300ms backwards;
  }
  @keyframes dial-in {
    from {
      opacity: 0;
    }
  }
  ${media.still} {
    &,
    rect {
      animation: none !important;
    }
    rect:nth-child(-n + 6) {
      opacity: 0.4;
    }
    &[data-worded] {
      display: none;
    }
  }
`;

const Word = styled.span`
  display: none;
  ${media.still} {
    display: inline;
  }
`;

/** Props of {@link Dial}; everything else goes to the `<svg>`. */
export interface DialProps extends SVGAttributes<SVGSVGElement> {
  /** px. */
  size?: number;
  /** Shows after 300 ms. */
  isDelayed?: boolean;
  /** Stands in its place, such as "Loading", for those who asked for less motion. */
  word?: ReactNode;
  /** The word already stands beside it: for those who asked for less motion the dial just goes. */
  'data-worded'?: '' | undefined;
}

/** Eleven hands of growing length that say "busy"; decoration, so give it a word or put words beside it. */
export const Dial = ({ size = 24, isDelayed = false, word, ...rest }: DialProps) => (
  <>
    <Face
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden
      data-delayed={isDelayed ? '' : undefined}
      data-worded={word === undefined ? undefined : ''}
      {...rest}
    >
      {hands.map(({ y, length, angle }) => (
        <rect key={angle} x="11.1" y={y} width="1.8" height={length} transform={`rotate(${angle} 12 12)`} />
      ))}
    </Face>
    {word !== undefined && <Word>{word}</Word>}
  </>
);
