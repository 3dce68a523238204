import { styled } from 'styled-components';
import { typeStyles, visuallyHidden } from '../theme/typeStyles';
import { media } from '../tokens';
import { barHeights, scaleSteps } from './scaleSteps';

export const Root = styled.fieldset`
  padding: 20px 0;
  border-bottom: 1px solid var(--color-line);
  overflow-wrap: anywhere;
  /* A floated legend stands in the flow, and what follows starts below it. */
  legend {
    float: left;
    display: flex;
    gap: 12px;
    align-items: baseline;
    justify-content: space-between;
    width: 100%;
    font-size: 1.0625rem;
    line-height: 1.4;
  }
  legend span {
    ${typeStyles.small}
    flex: none;
    max-width: 45%;
    text-align: right;
    color: var(--color-ink-muted);
  }
  &[data-next] legend b {
    color: var(--color-accent-text);
  }
`;

export const Question = styled.p`
  ${typeStyles.small}
  clear: both;
  padding-top: 2px;
  color: var(--color-ink-muted);
`;

/** Steps touch each other: on the smallest phone each is as wide as a finger wants. */
export const Steps = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  margin: 10px -2px 0;
  ${media.lg} {
    margin-inline: -4px;
  }
`;

const heights = scaleSteps.map((step) => `&:nth-child(${step}){--bar-height:${barHeights[step]}px}`).join('');

export const Step = styled.label`
  ${heights}
  position: relative;
  display: grid;
  grid-template-rows: 44px 30px;
  min-width: 0;
  padding-inline: 2px;
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  i {
    align-self: end;
    height: var(--bar-height);
    margin-bottom: 6px;
    border: 1.25px solid var(--color-edge);
  }
  &[data-fill] i {
    background: var(--color-ink);
    border-color: var(--color-ink);
    forced-color-adjust: none;
  }
  &:hover:not([data-fill]):not(:has(:disabled)) i {
    border-color: var(--color-ink);
  }
  b {
    display: grid;
    place-items: center;
    border-radius: var(--radius-xs);
    font-size: 0.9375rem;
    font-weight: 640;
    color: var(--color-ink-muted);
    font-variant-numeric: tabular-nums;
  }
  &[data-fill='chosen'] b {
    background: var(--color-ink);
    color: var(--color-canvas);
    forced-color-adjust: none;
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 1px;
    border-radius: var(--radius-xs);
  }
  &:has(:disabled) {
    cursor: default;
  }
  span {
    ${visuallyHidden}
  }
  ${media.lg} {
    grid-template-rows: 44px 30px auto;
    padding-inline: 4px;
    span {
      position: static;
      width: auto;
      height: auto;
      overflow: visible;
      clip-path: none;
      white-space: normal;
      padding-top: 8px;
      font-size: 0.8125rem;
      line-height: 1.4;
      hyphens: auto;
      color: var(--color-ink-muted);
    }
    &[data-fill='chosen'] span {
      color: var(--color-ink);
      font-weight: 560;
    }
  }
`;

export const Chosen = styled.p`
  margin-top: 10px;
  min-height: 1.4em;
  font-size: 0.9375rem;
  line-height: 1.4;
  &[data-empty] {
    color: var(--color-ink-muted);
  }
  b {
    margin-right: 6px;
  }
  ${media.lg} {
    display: none;
  }
`;
