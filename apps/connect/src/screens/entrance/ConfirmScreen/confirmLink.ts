import { linkTypes, type LinkType } from '../../../features/auth';
import { m } from '../../../paraglide/messages';
import { paths, safeNext } from '../../../paths';

/** A mailed link as its address names it. */
export type ConfirmLink = { readonly tokenHash: string; readonly type: LinkType };

/** Reads the link of a mail; undefined when a part of it is missing. */
export function linkFromSearch(search: URLSearchParams): ConfirmLink | undefined {
  const tokenHash = search.get('token_hash')?.trim();
  const type = linkTypes.find((known) => known === search.get('type'));
  return tokenHash && type ? { tokenHash, type } : undefined;
}

/** Heading and button of each kind of link. */
export const linkWords: Record<LinkType, { title: () => string; action: () => string }> = {
  email: { title: m.confirm_title_email, action: m.confirm_action_email },
  signup: { title: m.confirm_title_email, action: m.confirm_action_email },
  magiclink: { title: m.confirm_title_magic, action: m.confirm_action_magic },
  recovery: { title: m.confirm_title_recovery, action: m.confirm_action_recovery },
  invite: { title: m.confirm_title_invite, action: m.confirm_action_invite },
  email_change: { title: m.confirm_title_change, action: m.confirm_action_change },
};

/** Where to ask for another link of a kind. */
export const newLinkPath = (type: LinkType | undefined): string =>
  type === 'recovery' ? paths.reset() : paths.login({ with: 'mail' });

/** The `next` inside the address that a recovery mail leads on to: a path, or a whole address of this origin. */
export function nextOfRecovery(next: string | null, origin: string): string | undefined {
  if (!next || !URL.canParse(next, origin)) return undefined;
  const url = new URL(next, origin);
  return url.origin === origin ? safeNext(url.searchParams.get('next'), origin) : undefined;
}
