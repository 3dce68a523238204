import { styled } from 'styled-components';
import { media } from '../tokens';

export const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 56px;
  ${media.lg} {
    gap: 64px;
  }
`;

export const Aside = styled.div`
  display: grid;
  gap: 48px;
`;
