import { Text } from '@grow/ui';
import { styled } from 'styled-components';

export const Stack = styled.div`
  display: grid;
  gap: 14px;
  justify-items: start;
  width: 100%;
  overflow-wrap: anywhere;
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
