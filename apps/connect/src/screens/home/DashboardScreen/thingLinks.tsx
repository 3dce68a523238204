import type { NextThing } from '@grow/core/next';
import { ButtonLink } from '@grow/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { AppLink } from '../../../navigation';
import { fullPath } from '../../../paths';

/** A thing of some kinds. */
export type Of<Kind extends NextThing['kind']> = Extract<NextThing, { kind: Kind }>;

/** A thing between the person and others: loaded when there is one. */
export type RequestOrSeat = Of<'invitation' | 'application' | 'asked' | 'offer' | 'mandatory' | 'begins'>;

/** A thing of the person's team: loaded with its weeks. */
export type TeamThing = Of<'returned' | 'handIn' | 'action' | 'meeting'>;

/** A thing of the person alone, or news. */
export type OwnThing = Exclude<NextThing, RequestOrSeat | TeamThing>;

/** What a thing is, and why it is there. */
export type ThingWords = { readonly title: ReactNode; readonly detail?: string | undefined };

const TitleLink = styled(AppLink)`
  &:hover {
    text-decoration: underline;
    text-decoration-color: var(--color-accent);
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }
`;

/** The title of a thing, leading to what it is about. */
export const linked = (path: string, words: string) => <TitleLink href={fullPath(path)}>{words}</TitleLink>;

/** What is done on another screen. */
export function LinkTo({ path, children }: { path: string; children: ReactNode }) {
  return (
    <ButtonLink size="sm" href={fullPath(path)} linkComponent={AppLink}>
      {children}
    </ButtonLink>
  );
}
