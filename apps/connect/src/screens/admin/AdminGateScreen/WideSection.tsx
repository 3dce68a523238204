import { media, Section } from '@grow/ui';
import { styled } from 'styled-components';

/** A part of the room beside whose title stands a sentence, a legend or a choice: on phones under the title, which it would squeeze. */
export const WideSection = styled(Section)`
  ${media.belowMd} {
    & > :first-child {
      flex-wrap: wrap;
    }
    & > :first-child > :last-child:not(:first-child) {
      flex: 0 1 auto;
      margin-block: 0;
    }
  }
`;
