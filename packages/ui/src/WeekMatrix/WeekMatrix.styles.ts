import { styled } from 'styled-components';
import { layers, media } from '../tokens';
import { barStyles } from './barStyles';

/** The legend stands above the rows, which may be a thousand; from 76em in the corner of the head. */
export const Frame = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

export const Root = styled.div`
  border-top: 1px solid var(--color-edge);
  font-size: 0.9375rem;
  [data-row],
  [data-head] {
    display: grid;
    grid-template-columns: 34px repeat(var(--weeks), minmax(0, 1fr));
    gap: 8px 3px;
  }
  [data-week] {
    display: grid;
    justify-items: center;
    align-content: center;
    min-width: 0;
  }
  ${barStyles}
  ${media.md} {
    [data-row],
    [data-head] {
      grid-template-columns: 44px minmax(104px, 1fr) repeat(var(--weeks), minmax(0, 58px)) 104px;
      gap: 0;
    }
    [data-week][data-current] {
      background: color-mix(in srgb, var(--color-accent) 7%, transparent);
    }
  }
  ${media.xl} {
    [data-row],
    [data-head] {
      grid-template-columns: 44px minmax(120px, 1fr) 150px repeat(var(--weeks), minmax(0, 58px)) 112px;
    }
  }
  /* German verbs are longer. */
  ${media.xxl} {
    [data-row],
    [data-head] {
      grid-template-columns: 44px minmax(120px, 1fr) 150px repeat(var(--weeks), minmax(0, 62px)) 112px;
    }
  }
`;

export const Legend = styled.div`
  order: -1;
  display: grid;
  gap: 12px;
  padding-bottom: 16px;
  ${media.xl} {
    position: absolute;
    top: 16px;
    left: 12px;
    z-index: ${layers.stickyBar};
    padding: 0;
    ul {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, max-content));
    }
  }
`;

export const Shapes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 14px;
  padding: 0;
  margin: 0;
  list-style: none;
  font-size: 0.75rem;
  line-height: 1.3;
  color: var(--color-ink-muted);
  ${barStyles}
  li {
    display: flex;
    gap: 7px;
    align-items: center;
  }
  /* The bars of the first week leave the upper part of their room empty. */
  svg[data-bars] {
    flex: none;
    margin: -17px 0 -1px;
  }
`;

export const Body = styled.div`
  position: relative;
  & > div {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
  }
`;

/** What is in review is filled with these, wherever it stands. */
export const Stripes = styled.svg`
  position: absolute;
  rect {
    fill: var(--color-positive);
  }
`;
