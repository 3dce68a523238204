import { useState } from 'react';
import type { HTMLAttributes } from 'react';
import { hashText } from '../geometry/hash';
import { avatarPairs } from '../tokens';
import { Circle } from './Avatar.styles';

/** Diameters of an avatar in px. */
export const avatarSizes = [24, 26, 34, 36, 40, 44, 56, 64] as const;
/** A diameter of an avatar in px. */
export type AvatarSize = (typeof avatarSizes)[number];

/** What an avatar shows: a skeleton while loading, else the picture, else initials. */
export interface AvatarPerson {
  firstName?: string | undefined;
  lastName?: string | undefined;
  /** Address of the picture (an object URL); null or left out where there is none. */
  picture?: string | null | undefined;
  isLoading?: boolean | undefined;
}

/** Props of {@link Avatar}; without `label` it is decoration beside a written name. */
export interface AvatarProps extends AvatarPerson, HTMLAttributes<HTMLSpanElement> {
  size?: AvatarSize;
  label?: string;
}

/** Initials from first and last name: "Jonna Falk" → "JF". */
export const initialsOf = (firstName = '', lastName = ''): string =>
  [firstName, lastName].map((name) => [...name.trim()][0] ?? '').join('');

/** A person's picture in a circle; see {@link AvatarPerson} for what it falls back to. */
export const Avatar = (props: AvatarProps) => {
  const { firstName = '', lastName = '', picture, isLoading = false, size = 36, label, ...rest } = props;
  const [brokenPicture, setBrokenPicture] = useState<string | null>(null);
  const hasPicture = Boolean(picture) && picture !== brokenPicture;
  const state = isLoading ? 'loading' : hasPicture ? 'picture' : 'initials';
  const ink = hashText(`${firstName} ${lastName}`.trim()) % avatarPairs.length;
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Circle data-avatar="" data-size={size} data-state={state} data-ink={ink} {...naming} {...rest}>
      {state === 'picture' && picture && (
        <img src={picture} alt="" onError={() => setBrokenPicture(picture)} />
      )}
      {state === 'initials' && initialsOf(firstName, lastName)}
    </Circle>
  );
};
