import type { Profile } from '@grow/core';
import { m } from '../../paraglide/messages';

/** How a person is called in a list. */
export const personName = ({ firstName, lastName }: Pick<Profile, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim() || m.people_nameless();
