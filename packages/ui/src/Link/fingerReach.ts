import { css } from 'styled-components';

/** 44 px under a finger for a link that stands alone on its line; what one sees stays as it is. */
export const fingerReach = css`
  @media (pointer: coarse) {
    position: relative;
    &::after {
      content: '';
      position: absolute;
      inset: calc(50% - 22px) 0;
    }
  }
`;
