import type { RoundKind } from '../round/Round';
import type { GrowSupabase } from '../db/growSupabase';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import type { GateNote } from './GateNote';
import type { GateProtocol } from './GateProtocol';
import type { GateRecipients } from './GateRecipients';
import { gateRepository, type TeamOfRound } from './gateRepository';
import type { GateResults } from './GateResults';
import { releaseRepository } from './releaseRepository';
import type { TeamGate } from './TeamGate';

const all = ['gate'] as const;

/** Cache keys of gates, below `gate`. */
export const gateKeys = {
  /** Everything about gates. */
  all,
  results: (roundId: string) => [...all, 'results', roundId] as const,
  notes: (team: TeamOfRound) => [...all, 'notes', team.roundId, team.teamId] as const,
  protocol: (roundId: string) => [...all, 'protocol', roundId] as const,
  recipients: (roundId: string) => [...all, 'recipients', roundId] as const,
  team: (kind: RoundKind) => [...all, 'team', kind] as const,
};

/** Queries of gates. */
export function gateQueries(client: GrowSupabase | undefined) {
  const room = () => gateRepository(requireClient(client));
  const release = () => releaseRepository(requireClient(client));
  return {
    /** For organisers: everything that a round is decided from. */
    results: (roundId: string): ProductQuery<GateResults> =>
      productQuery(gateKeys.results(roundId), async () => room().results(roundId)),
    /** For organisers: notes on a team. */
    notes: (team: TeamOfRound): ProductQuery<GateNote[]> =>
      productQuery(gateKeys.notes(team), async () => room().notes(team)),
    /** For organisers: what was decided last; null where nothing was. */
    protocol: (roundId: string): ProductQuery<GateProtocol | null> =>
      productQuery(gateKeys.protocol(roundId), async () => room().protocol(roundId)),
    /** For organisers: whom the release reaches. */
    recipients: (roundId: string): ProductQuery<GateRecipients> =>
      productQuery(gateKeys.recipients(roundId), async () => release().recipients(roundId)),
    /** For members of a team: what it may know; null where it is in no such round. */
    team: (kind: RoundKind): ProductQuery<TeamGate | null> =>
      productQuery(gateKeys.team(kind), async () => release().teamGate(kind)),
  };
}
