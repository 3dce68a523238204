import { media, Poster } from '@grow/ui';
import { styled } from 'styled-components';

const Banner = styled(Poster)`
  height: 100%;
  ${media.lg} {
    display: none;
  }
`;

const Page = styled(Poster)`
  display: none;
  height: 100%;
  ${media.lg} {
    display: block;
  }
`;

const season = { letter: 'S', ink: 'rhubarb', kind: 'word' } as const;

/** The season's poster beside a form; a banner above it on narrow screens. */
export function EntrancePoster() {
  return (
    <>
      <Banner {...season} shape="banner" preserveAspectRatio="xMidYMid meet" />
      <Page {...season} shape="page" preserveAspectRatio="xMidYMid meet" />
    </>
  );
}
