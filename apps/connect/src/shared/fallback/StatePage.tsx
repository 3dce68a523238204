import { Wrap } from '@grow/ui';
import { styled } from 'styled-components';

/** A column with room above, for what stands in a screen's place. */
export const StatePage = styled(Wrap)`
  padding-top: 72px;
  padding-bottom: 48px;
`;
