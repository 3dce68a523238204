import { gateKinds, type GateKind } from '@grow/core/gate';

/** A round as addresses name it: `half-time` or `final`. */
export const addressOfGate = (kind: GateKind): string => kind.replace('_', '-');

/** Which round an address names; undefined for any other word. */
export const gateOfAddress = (word: string | undefined): GateKind | undefined =>
  gateKinds.find((kind) => addressOfGate(kind) === word);
