import type { ElementType, HTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { typeStyles } from '../theme/typeStyles';

/** Steps of the type scale, largest first; d1 at most once a page. */
export const textSteps = [
  'd1',
  'd2',
  'h1',
  'h2',
  'figure',
  'h3',
  'h4',
  'lead',
  'body',
  'ui',
  'small',
  'micro',
] as const;
/** A step of the type scale. */
export type TextStep = (typeof textSteps)[number];

/** Colours of text by meaning. */
export const textTones = ['ink', 'muted', 'accent', 'positive', 'caution', 'critical'] as const;
/** A colour of text. */
export type TextTone = (typeof textTones)[number];

const Root = styled.p`
  &[data-step='d1'] {
    ${typeStyles.d1}
  }
  &[data-step='d2'] {
    ${typeStyles.d2}
  }
  &[data-step='h1'] {
    ${typeStyles.h1}
  }
  &[data-step='h2'] {
    ${typeStyles.h2}
  }
  &[data-step='figure'] {
    ${typeStyles.figure}
  }
  &[data-step='h3'] {
    ${typeStyles.h3}
  }
  &[data-step='h4'] {
    ${typeStyles.h4}
  }
  &[data-step='lead'] {
    ${typeStyles.lead}
  }
  &[data-step='body'] {
    ${typeStyles.body}
  }
  &[data-step='ui'] {
    ${typeStyles.ui}
  }
  &[data-step='small'] {
    ${typeStyles.small}
  }
  &[data-step='micro'] {
    ${typeStyles.micro}
  }
  &[data-tone='muted'] {
    color: var(--color-ink-muted);
  }
  &[data-tone='accent'] {
    color: var(--color-accent-text);
  }
  &[data-tone='positive'] {
    color: var(--color-positive);
  }
  &[data-tone='caution'] {
    color: var(--color-caution);
  }
  &[data-tone='critical'] {
    color: var(--color-critical);
  }
`;

/** Props of {@link Text}; everything else goes to the element. */
export interface TextProps extends HTMLAttributes<HTMLElement> {
  step?: TextStep;
  tone?: TextTone;
  /** The element; a paragraph unless said. */
  as?: ElementType;
}

/** Words in a step of the type scale; the element says what they are, the step how they look. */
export const Text = ({ step = 'body', tone = 'ink', ...rest }: TextProps) => (
  <Root data-step={step} data-tone={tone} {...rest} />
);
