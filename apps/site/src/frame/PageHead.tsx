import { media, typeStyles } from '@grow/ui';
import { styled } from 'styled-components';

const Head = styled.div`
  padding-top: 40px;
  ${media.lg} {
    padding-top: 64px;
  }
  h1 {
    ${typeStyles.d2}
  }
  p {
    ${typeStyles.lead}
    margin-top: 12px;
    max-width: 36rem;
    color: var(--color-ink-muted);
  }
`;

/** Title and lead of a page that is not home. */
export function PageHead({ title, lead }: { title: string; lead: string }) {
  return (
    <Head>
      <h1>{title}</h1>
      <p>{lead}</p>
    </Head>
  );
}
