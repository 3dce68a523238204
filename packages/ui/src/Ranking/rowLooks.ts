import { css } from 'styled-components';
import { visuallyHidden } from '../theme/typeStyles';
import { room } from './rankingRoom';

/** A place, and that others share it. */
export const placeLook = css`
  [data-place] {
    font-size: 0.875rem;
    color: var(--color-ink-muted);
    font-variant-numeric: tabular-nums;
  }
  [data-place] i {
    margin-left: 3px;
    font-style: normal;
    font-weight: 700;
    color: var(--color-caution);
  }
  small {
    ${visuallyHidden}
  }
`;

/** Reaches 8 px beyond its list on both sides, so that the ground of a selected row leaves room around its words. */
export const rowLook = css`
  position: relative;
  margin-inline: -8px;
  padding-inline: 8px;
  background: linear-gradient(var(--color-line) 0 0) 50% 100% / calc(100% - 16px) 1px no-repeat;
  &[data-selected] {
    background-color: color-mix(in srgb, var(--color-accent) 9%, var(--color-canvas));
    box-shadow: inset 3px 0 0 var(--color-accent);
  }
`;

/** The line below the last one that goes on, where the rows draw it. */
export const cutLook = css`
  ${room.one} {
    /* The line stands outside its box, which would cut it off while it is drawn near the window only. */
    &[data-cut] {
      margin-bottom: 30px;
      content-visibility: visible;
    }
    &[data-cut]::after {
      content: attr(data-cut) / '';
      position: absolute;
      inset: calc(100% + 2px) auto auto 8px;
      height: 26px;
      width: max-content;
      padding: 2px 10px 0;
      font-size: 0.8125rem;
      font-weight: 680;
      line-height: 22px;
      background: var(--color-accent);
      color: var(--color-on-accent);
      border-radius: 0 0 var(--radius-xs) var(--radius-xs);
    }
    &[data-cut]::before {
      content: '';
      position: absolute;
      inset: auto 8px -2px;
      height: 2px;
      background: var(--color-accent);
    }
    &[data-cut]::after,
    &[data-cut]::before {
      forced-color-adjust: none;
    }
  }
`;
