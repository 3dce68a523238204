import type { HTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../Avatar';
import type { AvatarPerson, AvatarSize } from '../Avatar';

const Root = styled.span`
  display: inline-flex;
  flex: none;
  & > * + * {
    margin-left: -2px;
  }
  & > [data-avatar] {
    box-shadow: 0 0 0 2px var(--stack-ground, var(--color-canvas));
  }
`;

const Round = styled.span`
  --size: 34px;
  display: inline-grid;
  place-items: center;
  flex: none;
  min-width: var(--size);
  height: var(--size);
  border-radius: var(--radius-full);
  background: var(--stack-ground, var(--color-canvas));
  &[data-place] {
    border: 1px dashed var(--color-edge);
  }
  &[data-rest] {
    padding: 0 5px;
    border: 1px solid var(--color-line);
    background: var(--color-raised);
    color: var(--color-ink-muted);
    font-size: 0.75rem;
    font-weight: 640;
    line-height: 1;
    font-variant-numeric: tabular-nums;
  }
  &[data-size='24'] {
    --size: 24px;
  }
  &[data-size='26'] {
    --size: 26px;
  }
  &[data-size='36'] {
    --size: 36px;
  }
  &[data-size='40'] {
    --size: 40px;
  }
  &[data-size='44'] {
    --size: 44px;
  }
  &[data-size='56'] {
    --size: 56px;
  }
  &[data-size='64'] {
    --size: 64px;
  }
`;

/** Props of {@link OpenPlace}; without `label` it is decoration beside words. */
export interface OpenPlaceProps extends HTMLAttributes<HTMLSpanElement> {
  size?: AvatarSize;
  label?: string;
}

/** A place in a team that nobody has taken: a dashed circle. */
export const OpenPlace = ({ size = 34, label, ...rest }: OpenPlaceProps) => {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <Round data-place="" data-size={size} {...naming} {...rest} />;
};

/** A person of a stack. */
export interface StackPerson extends AvatarPerson {
  key: string;
}

/** Props of {@link AvatarStack}; everything else goes to the root. */
export interface AvatarStackProps extends HTMLAttributes<HTMLSpanElement> {
  people: readonly StackPerson[];
  /** Says who they are and how many places are open. */
  label: string;
  openPlaces?: number;
  /** More people than this become a number. */
  limit?: number;
  size?: AvatarSize;
}

/** People side by side, then the places that are open. On a card, set `--stack-ground` to its colour. */
export const AvatarStack = (props: AvatarStackProps) => {
  const { people, label, openPlaces = 0, limit = 5, size = 34, ...rest } = props;
  const shown = people.length > limit ? people.slice(0, limit - 1) : people;
  const hidden = people.length - shown.length;
  return (
    <Root role="img" aria-label={label} {...rest}>
      {shown.map(({ key, ...person }) => (
        <Avatar key={key} size={size} {...person} />
      ))}
      {hidden > 0 && (
        <Round data-rest="" data-size={size} aria-hidden>
          +{hidden}
        </Round>
      )}
      {Array.from({ length: openPlaces }, (_, place) => (
        <OpenPlace key={place} size={size} />
      ))}
    </Root>
  );
};
