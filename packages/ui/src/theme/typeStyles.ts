import { css } from 'styled-components';

const display = css`
  font-family: var(--font-display);
  font-weight: 780;
  font-stretch: 112%;
  letter-spacing: -0.022em;
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

/** The steps of the type scale as style fragments for styled templates. */
export const typeStyles = {
  d1: css`
    ${display}
    font-size: clamp(2.5rem, 1.35rem + 4.7vw, 5.1875rem);
    line-height: 0.96;
  `,
  d2: css`
    ${display}
    font-size: clamp(2.0625rem, 1.3rem + 3vw, 3.5625rem);
    line-height: 1;
  `,
  h1: css`
    ${display}
    font-size: clamp(1.75rem, 1.35rem + 1.6vw, 2.5rem);
    line-height: 1.06;
  `,
  h2: css`
    ${display}
    font-size: clamp(1.4375rem, 1.3rem + 0.6vw, 1.75rem);
    line-height: 1.12;
    letter-spacing: -0.016em;
  `,
  figure: css`
    font-family: var(--font-display);
    font-weight: 760;
    font-stretch: 100%;
    font-size: clamp(1.4375rem, 1.3rem + 1vw, 2.0625rem);
    line-height: 1.1;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  `,
  h3: css`
    font-size: 1.1875rem;
    line-height: 1.3;
    font-weight: 660;
    letter-spacing: -0.006em;
  `,
  h4: css`
    font-size: 1rem;
    line-height: 1.4;
    font-weight: 660;
  `,
  lead: css`
    font-size: clamp(1.125rem, 1.05rem + 0.3vw, 1.1875rem);
    line-height: 1.5;
    text-wrap: pretty;
  `,
  body: css`
    font-size: 1rem;
    line-height: 1.55;
  `,
  ui: css`
    font-size: 0.9375rem;
    line-height: 1.45;
  `,
  small: css`
    font-size: 0.875rem;
    line-height: 1.45;
  `,
  micro: css`
    font-size: 0.8125rem;
    line-height: 1.35;
  `,
} as const;

/** Reads aloud, shows nothing. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
