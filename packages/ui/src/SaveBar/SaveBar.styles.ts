import { styled } from 'styled-components';
import { layers, media } from '../tokens';

export const Root = styled.div`
  position: sticky;
  bottom: 16px;
  z-index: ${layers.actionBar};
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 10px 14px;
  padding: 10px 10px 10px 18px;
  background: var(--color-raised);
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-md);
  box-shadow: var(--shadow-float);
  font-size: 0.9375rem;
  line-height: 1.35;
  ${media.short} {
    position: static;
  }
  ${media.belowMd} {
    padding-left: 10px;
  }
  animation: save-bar-in var(--time-base) var(--ease-grow);
  @keyframes save-bar-in {
    from {
      opacity: 0;
      transform: translateY(12px);
    }
  }
`;

export const Message = styled.div`
  display: flex;
  gap: 4px 10px;
  align-items: center;
  min-width: 0;
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 10px;
  }
  span {
    color: var(--color-ink-muted);
  }
  & > svg {
    flex: none;
  }
  &[data-stacked] > div {
    display: grid;
    line-height: 1.3;
  }
  &[data-stacked] span {
    font-size: 0.8125rem;
  }
  ${media.belowMd} {
    /* Takes all the room beside the buttons, and leaves it to them where they are below. */
    flex: 999 1 9rem;
    padding-left: 8px;
    &:not([data-stacked]) > svg {
      display: none;
    }
  }
`;

export const Actions = styled.div`
  display: flex;
  flex: none;
  gap: 4px;
  margin-left: auto;
  ${media.belowMd} {
    flex: 1 1 auto;
    min-width: 0;
    & > :last-child {
      flex-grow: 1;
    }
  }
`;
