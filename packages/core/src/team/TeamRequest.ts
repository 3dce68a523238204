import { readRow } from '../db/readRow';
import type { TeamProfile } from './Team';

/** `apply`: a person asks a team; `invite`: a team asks a person. */
export const teamRequestKinds = ['apply', 'invite'] as const;
/** Who asks whom. */
export type TeamRequestKind = (typeof teamRequestKinds)[number];

/** What became of a request. */
export const teamRequestStatuses = ['pending', 'accepted', 'declined', 'cancelled', 'expired'] as const;
/** What became of a request. */
export type TeamRequestStatus = (typeof teamRequestStatuses)[number];

/** The team of a request, as whoever is asked sees it. */
export interface TeamOfRequest {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly pitch: string;
  readonly logo: string | undefined;
  readonly memberCount: number;
}

/** An application to a team, or an invitation by one. */
export interface TeamRequest {
  readonly id: string;
  readonly teamId: string;
  readonly kind: TeamRequestKind;
  /** Whom it is about; undefined for an invitation by mail that nobody accepted. */
  readonly userId: string | undefined;
  readonly roleId: string | undefined;
  /** May be ''. */
  readonly message: string;
  readonly status: TeamRequestStatus;
  readonly createdBy: string | undefined;
  readonly decidedBy: string | undefined;
  readonly decidedAt: Date | undefined;
  readonly remindedAt: Date | undefined;
  readonly expiresAt: Date;
  readonly createdAt: Date;
}

/** A request as the team sees it: with whoever it is about, where they have an account, and who asked. */
export interface ReceivedTeamRequest extends TeamRequest {
  /** The invited address in small letters, for whoever typed it and for organisers; undefined for everyone else. */
  readonly email: string | undefined;
  readonly person: TeamProfile | undefined;
  readonly creator: TeamProfile | undefined;
}

/** A request as the person sees it: with the team, and who of it asked. */
export interface OwnTeamRequest extends TeamRequest {
  readonly team: TeamOfRequest;
  readonly creator: TeamProfile | undefined;
}

/** Reads a row of `team_requests`. @throws AppError `malformed_row` naming the column. */
export function teamRequestFromRow(value: unknown): TeamRequest {
  const row = readRow('team_requests', value);
  return {
    id: row.requiredText('id'),
    teamId: row.requiredText('team_id'),
    kind: row.oneOf('kind', teamRequestKinds),
    userId: row.optionalText('user_id'),
    roleId: row.optionalText('role_id'),
    message: row.text('message'),
    status: row.oneOf('status', teamRequestStatuses),
    createdBy: row.optionalText('created_by'),
    decidedBy: row.optionalText('decided_by'),
    decidedAt: row.optionalTime('decided_at'),
    remindedAt: row.optionalTime('reminded_at'),
    expiresAt: row.time('expires_at'),
    createdAt: row.time('created_at'),
  };
}

/** Reads the team that came with a request. @throws AppError `malformed_row` naming the column. */
export function requestTeamFromRow(value: unknown): TeamOfRequest {
  const row = readRow('teams', value);
  return {
    id: row.requiredText('id'),
    name: row.requiredText('name'),
    slug: row.requiredText('slug'),
    pitch: row.text('pitch'),
    logo: row.optionalText('logo'),
    memberCount: row.number('member_count'),
  };
}
