// What pages that are reached from another one have in common.
import { styled } from 'styled-components';

/** Holds the way back, close above the title of the page. */
export const Crumb = styled.div`
  padding-top: 40px;
  margin-bottom: -28px;
  font-size: 0.875rem;
  @media (min-width: 62em) {
    padding-top: 64px;
    margin-bottom: -48px;
  }
  a {
    display: inline-flex;
    gap: 4px;
    align-items: center;
  }
`;

/** What stands beside the main thing, from one part to the next. */
export const PageAside = styled.aside`
  display: grid;
  gap: 48px;
  align-content: start;
`;
