import { berlinDaysLater, parseBerlinTime } from '../time/berlinTime';
import type { AuditAction } from './AuditEntry';
import type { AuditKind } from './auditEntities';

/** Which entries of the log are looked for; what is undefined leaves none out. */
export interface AuditFilter {
  /** The first day in Berlin, as `2024-12-02`. */
  readonly from: string | undefined;
  /** The last day in Berlin. */
  readonly to: string | undefined;
  /** Who did it: somebody's id, or `automatic` for what nobody did. */
  readonly actor: string | undefined;
  readonly kind: AuditKind | undefined;
  readonly action: AuditAction | undefined;
  readonly teamId: string | undefined;
  /** Who is named in it. */
  readonly personId: string | undefined;
  /** Words that stand in the reason. */
  readonly reason: string;
}

const beginOf = (day: string): Date | undefined => {
  const begin = parseBerlinTime(`${day}T00:00`);
  return begin.kind === 'time' ? begin.at : undefined;
};

/** A filter as the functions of the database take it; a day that no month has is not asked for. */
export function auditArguments({ from, to, actor, kind, action, teamId, personId, reason }: AuditFilter) {
  const begin = from === undefined ? undefined : beginOf(from);
  const last = to === undefined ? undefined : beginOf(to);
  return {
    ...(begin && { p_from: begin.toISOString() }),
    ...(last && { p_to: berlinDaysLater(last, 1).toISOString() }),
    ...(actor === 'automatic' ? { p_is_automatic: true } : actor !== undefined && { p_actor_id: actor }),
    ...(kind && { p_kind: kind }),
    ...(action && { p_action: action }),
    ...(teamId !== undefined && { p_team_id: teamId }),
    ...(personId !== undefined && { p_person_id: personId }),
    ...(reason.trim() !== '' && { p_reason: reason.trim().slice(0, 200) }),
  };
}
