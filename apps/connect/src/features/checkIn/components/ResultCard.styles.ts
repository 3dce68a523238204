import { media } from '@grow/ui';
import { styled } from 'styled-components';

export const Card = styled.section`
  display: grid;
  overflow: hidden;
  border-radius: var(--radius-md);
  --status: var(--color-edge);
  --on-status: var(--color-canvas);
  --tint: var(--color-surface);
  background: var(--tint);
  border: 2px solid var(--status);
  &[data-tone='good'],
  &[data-tone='caution'],
  &[data-tone='bad'] {
    --on-status: var(--color-on-status);
  }
  &[data-tone='good'] {
    --status: var(--color-positive);
    --tint: var(--color-positive-tint);
  }
  &[data-tone='caution'] {
    --status: var(--color-caution);
    --tint: var(--color-caution-tint);
  }
  &[data-tone='bad'] {
    --status: var(--color-critical);
    --tint: var(--color-critical-tint);
  }
  &[data-tone='asking'] {
    --status: var(--color-ink);
  }
`;

export const Band = styled.h2`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 10px 16px;
  background: var(--status);
  color: var(--on-status);
  font-family: var(--font-display);
  font-size: 1.625rem;
  font-weight: 780;
  line-height: 1.1;
  ${media.md} {
    padding: 16px 20px;
    font-size: 2.25rem;
  }
`;

export const Body = styled.div`
  display: grid;
  gap: 6px;
  align-content: start;
  min-height: 9.5rem;
  padding: 14px 16px 16px;
  ${media.md} {
    min-height: 12rem;
    padding: 20px;
  }
`;

export const Name = styled.p`
  font-family: var(--font-display);
  font-size: 1.5rem;
  font-weight: 780;
  line-height: 1.15;
  overflow-wrap: anywhere;
  ${media.md} {
    font-size: 2rem;
  }
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-self: end;
  margin-top: 8px;
  &:empty {
    display: none;
  }
`;
