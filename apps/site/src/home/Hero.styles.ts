import { Wrap, media, typeStyles, visuallyHidden } from '@grow/ui';
import { styled } from 'styled-components';

export const Inner = styled(Wrap)`
  position: relative;
  padding-top: 36px;
  ${media.md} {
    --line-width: min(var(--content-max), 100vw - 2 * var(--gutter));
    padding-top: clamp(28px, 4.4vw, 64px);
    min-height: clamp(560px, 57vw, 742px);
    /* The copy stands on the letters below it, however long it is: week 6 stands .167 of the line's width tall, week 4
       .116; the ruler and its labels take 50 px below them. */
    padding-bottom: calc(var(--line-width) * 0.167 + 74px);
  }
  @media (min-width: 72em) {
    padding-bottom: calc(var(--line-width) * 0.116 + 74px);
  }
`;

export const Copy = styled.div`
  position: relative;
  z-index: 1;
  h1 {
    ${typeStyles.d1}
    max-width: 40rem;
  }
  h1 span {
    ${visuallyHidden}
  }
  p {
    ${typeStyles.lead}
    margin-top: 20px;
    max-width: 29rem;
    color: var(--color-ink-muted);
  }
  /* Room for the four lines that the lead has in one of its two faces on a narrow phone: what follows stays. */
  @media (max-width: 24.9em) {
    p {
      min-height: 4lh;
    }
  }
  /* Beside the title the letters are still far below, so that it may be wider than what follows. */
  ${media.md} {
    h1 {
      max-width: min(53vw, 48rem);
    }
  }
  /* Where the title is largest for its page, the German one keeps three lines, and clear of the letters. */
  @media (min-width: 72em) {
    h1 {
      max-width: min(56vw, 48rem);
    }
  }
  @media (min-width: 48em) and (max-width: 71.99em) {
    h1 {
      font-size: clamp(2.1rem, 4.4vw, 3.2rem);
    }
    p {
      font-size: 1rem;
      max-width: 24rem;
    }
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 28px;
`;

export const Line = styled.div`
  margin-top: 28px;
  ${media.md} {
    position: absolute;
    left: var(--gutter);
    right: var(--gutter);
    bottom: 0;
    margin: 0;
    pointer-events: none;
  }
`;

export const Now = styled.p`
  display: flex;
  align-items: baseline;
  gap: 10px;
  margin-top: 10px;
  font-size: 0.875rem;
  font-weight: 560;
  i {
    flex: none;
    width: 3px;
    height: 16px;
    align-self: start;
    margin-top: 2px;
    background: var(--color-accent);
  }
  ${media.md} {
    position: absolute;
    left: var(--gutter);
    bottom: -34px;
    margin: 0;
  }
`;
