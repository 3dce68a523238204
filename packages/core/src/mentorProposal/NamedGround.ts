import { readRow } from '../db/readRow';
import type { PinnedPair, ProposalGround, ProposalMentor, ProposalTeam } from './ProposalGround';

/** A team of a ground with what a list shows of it. */
export interface NamedProposalTeam extends ProposalTeam {
  readonly name: string;
  readonly slug: string;
  readonly logo: string | undefined;
}

/** A mentor of a ground with what a list shows of them. */
export interface NamedProposalMentor extends ProposalMentor {
  readonly firstName: string;
  readonly lastName: string;
  readonly avatar: string | undefined;
  /** The last day on which they are away, as `2024-11-04`; undefined while they are here. */
  readonly awayUntil: string | undefined;
}

/** A pin with who set it. */
export interface NamedPin extends PinnedPair {
  /** Undefined once they are gone. */
  readonly pinnedBy: string | undefined;
  readonly pinnedAt: Date;
}

/** A ground as the database hands it to organisers. */
export interface NamedGround extends ProposalGround {
  /** Another one as soon as a pair might be refused that was not before, or the other way round. */
  readonly hash: string;
  readonly readAt: Date;
  readonly teams: readonly NamedProposalTeam[];
  readonly mentors: readonly NamedProposalMentor[];
  readonly pins: readonly NamedPin[];
}

function teamFromEntry(value: unknown): NamedProposalTeam {
  const row = readRow('proposal_ground.teams', value);
  const asked = row.optionalText('asked_id');
  return {
    id: row.requiredText('id'),
    name: row.requiredText('name'),
    slug: row.requiredText('slug'),
    logo: row.optionalText('logo'),
    city: row.optionalText('city'),
    wantedSkills: row.textList('wanted_skills'),
    languages: row.textList('languages'),
    mentorId: asked ?? row.optionalText('mentor_id'),
    isAsked: asked !== undefined,
  };
}

function mentorFromEntry(value: unknown): NamedProposalMentor {
  const row = readRow('proposal_ground.mentors', value);
  const awayUntil = row.optionalText('away_until');
  return {
    id: row.requiredText('id'),
    firstName: row.text('first_name'),
    lastName: row.text('last_name'),
    avatar: row.optionalText('avatar'),
    expertise: row.textList('skills'),
    languages: row.textList('languages'),
    cities: row.textList('cities'),
    capacity: row.number('capacity'),
    isAway: awayUntil !== undefined,
    awayUntil,
  };
}

/** Reads what `proposal_ground` answers. @throws AppError `malformed_row` naming the column. */
export function groundFromRow(value: unknown): NamedGround {
  const row = readRow('proposal_ground', value);
  return {
    hash: row.requiredText('hash'),
    readAt: row.time('computed_at'),
    teams: row.list('teams', teamFromEntry),
    mentors: row.list('mentors', mentorFromEntry),
    forbidden: row.list('forbidden', (entry) => {
      const pair = readRow('proposal_ground.forbidden', entry);
      return {
        teamId: pair.requiredText('team_id'),
        mentorId: pair.requiredText('mentor_id'),
        reason: pair.oneOf('reason', ['conflict', 'declined'] as const),
      };
    }),
    pins: row.list('pins', (entry) => {
      const pin = readRow('proposal_ground.pins', entry);
      return {
        teamId: pin.requiredText('team_id'),
        mentorId: pin.requiredText('mentor_id'),
        pinnedBy: pin.optionalText('pinned_by'),
        pinnedAt: pin.time('created_at'),
      };
    }),
  };
}
