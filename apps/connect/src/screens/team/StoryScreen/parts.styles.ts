import { styled } from 'styled-components';

/** Fields of a section, one below the other. */
export const Fields = styled.div`
  display: grid;
  gap: 20px;
  justify-items: stretch;
  & > button {
    justify-self: start;
  }
`;

/** One entry of a list of entries. */
export const Entry = styled.fieldset`
  display: grid;
  gap: 16px;
  min-width: 0;
  margin: 0;
  padding: 0 0 20px;
  border: 0;
  border-bottom: 1px solid var(--color-line);
  legend {
    margin-bottom: 12px;
    font-weight: 600;
  }
  & > button {
    justify-self: start;
  }
`;
