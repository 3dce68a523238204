/** Kinds of links that our mails carry. */
export const linkTypes = ['email', 'signup', 'magiclink', 'recovery', 'invite', 'email_change'] as const;
export type LinkType = (typeof linkTypes)[number];
