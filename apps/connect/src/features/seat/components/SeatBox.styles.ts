import { media, Text } from '@grow/ui';
import { styled } from 'styled-components';

export const Stack = styled.div`
  display: grid;
  gap: 14px;
  width: 100%;
  overflow-wrap: anywhere;
  ${media.sm} {
    justify-items: start;
  }
`;

export const Head = styled(Text)`
  display: flex;
  gap: 8px;
  align-items: center;
  font-weight: 640;
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  align-items: center;
`;
