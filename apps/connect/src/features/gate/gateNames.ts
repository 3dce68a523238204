import type { RoundKind } from '@grow/core/round';
import { m } from '../../paraglide/messages';

/** What a round is called. */
export const gateNames: Record<RoundKind, () => string> = {
  half_time: m.gates_half_time,
  final: m.gates_final,
};
