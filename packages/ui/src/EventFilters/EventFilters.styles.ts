import { styled } from 'styled-components';
import { media } from '../tokens';

// Pages without their script show the whole list: the filters would do nothing.
export const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  padding: 14px 0;
  border-block: 1px solid var(--color-line);
  @media (scripting: none) {
    display: none;
  }
  /* As wide before the cities are known as after; a long name is cut. */
  & > [data-size='sm']:has(select) {
    width: 9rem;
  }
  ${media.belowMd} {
    gap: 8px 4px;
    /* Two rows at most. */
    & > [data-size='sm']:has(select) {
      width: 7.375rem;
    }
    /* Twice, to weigh more than the button's own. */
    && [data-part='more'] {
      padding-inline: 2px;
    }
  }
`;

/** At the end of the row, on phones too. */
export const End = styled.div`
  display: flex;
  margin-left: auto;
  ${media.belowMd} {
    /* The count of what is in use leaves too little room beside it. */
    [data-part='more']:has(small) + & {
      flex-basis: 100%;
      margin-left: 0;
    }
    label {
      column-gap: 8px;
      font-size: 0.875rem;
    }
  }
`;

/** What is asked for less often, below the row. */
export const More = styled.div`
  flex: 1 0 100%;
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  padding-top: 4px;
  &[hidden] {
    display: none;
  }
`;

export const Search = styled.div`
  flex: 1 1 11rem;
  max-width: 100%;
  ${media.md} {
    max-width: 15rem;
  }
  input {
    height: 36px;
    font-size: 0.9375rem;
  }
  input ~ span,
  span:has(~ input) {
    top: 9px;
  }
  @media (pointer: coarse) {
    input {
      height: 44px;
    }
    span:has(~ input) {
      top: 13px;
    }
  }
`;

export const Count = styled.small`
  display: inline;
  font-size: inherit;
  font-weight: 500;
  font-variant-numeric: tabular-nums;
`;
