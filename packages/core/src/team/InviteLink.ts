import { readRow } from '../db/readRow';

/** A link into a team, without its secret: that is told once, when the link is made. */
export interface InviteLink {
  readonly id: string;
  readonly teamId: string;
  readonly maxUses: number;
  readonly uses: number;
  readonly expiresAt: Date;
  readonly revokedAt: Date | undefined;
}

/** A link that was just made, with the secret that its address carries. */
export interface NewInviteLink {
  readonly id: string;
  readonly token: string;
  readonly maxUses: number;
  readonly expiresAt: Date;
}

/** How a link and its team stand towards the person who holds it; `open`: they can join. */
export const inviteLinkStatuses = [
  'joined',
  'revoked',
  'expired',
  'ended',
  'closed',
  'full',
  'elsewhere',
  'open',
] as const;
/** How a link and its team stand towards the person who holds it. */
export type InviteLinkStatus = (typeof inviteLinkStatuses)[number];

/** The team that a link leads into. */
export interface TeamBehindLink {
  readonly teamId: string;
  readonly name: string;
  readonly slug: string;
  readonly pitch: string;
  readonly logo: string | undefined;
  readonly memberCount: number;
  readonly maxTeam: number;
  readonly state: InviteLinkStatus;
}

/** Most uses and days of a link, and most links that count at once: the database refuses more. */
export const inviteLinkLimits = { uses: 50, days: 30, links: 5 } as const;

/** Reads a row of `team_invite_links`. @throws AppError `malformed_row` naming the column. */
export function inviteLinkFromRow(value: unknown): InviteLink {
  const row = readRow('team_invite_links', value);
  return {
    id: row.requiredText('id'),
    teamId: row.requiredText('team_id'),
    maxUses: row.number('max_uses'),
    uses: row.number('uses'),
    expiresAt: row.time('expires_at'),
    revokedAt: row.optionalTime('revoked_at'),
  };
}

/** Reads what `create_invite_link` answers. @throws AppError `malformed_row` naming the column. */
export function newInviteLinkFromRow(value: unknown): NewInviteLink {
  const row = readRow('create_invite_link', value);
  return {
    id: row.requiredText('id'),
    token: row.requiredText('token'),
    maxUses: row.number('max_uses'),
    expiresAt: row.time('expires_at'),
  };
}

/** Reads what `team_behind_link` answers. @throws AppError `malformed_row` naming the column. */
export function teamBehindLinkFromRow(value: unknown): TeamBehindLink {
  const row = readRow('team_behind_link', value);
  return {
    teamId: row.requiredText('team_id'),
    name: row.requiredText('name'),
    slug: row.requiredText('slug'),
    pitch: row.text('pitch'),
    logo: row.optionalText('logo'),
    memberCount: row.number('member_count'),
    maxTeam: row.number('max_team'),
    state: row.oneOf('state', inviteLinkStatuses),
  };
}

/** Whether a link still lets somebody in at `now`, as the database sees it. */
export function inviteLinkValidity(
  link: Pick<InviteLink, 'revokedAt' | 'expiresAt' | 'uses' | 'maxUses'>,
  now: Date,
): 'open' | 'revoked' | 'expired' | 'used' {
  if (link.revokedAt) return 'revoked';
  if (link.expiresAt <= now) return 'expired';
  return link.uses >= link.maxUses ? 'used' : 'open';
}
