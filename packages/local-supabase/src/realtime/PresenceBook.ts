import type { JsonObject } from '../tokens';

/** Presences by key, each with the metas of everyone who is there under that key: the shape clients expect. */
export type Presences = Record<string, { metas: JsonObject[] }>;

/** What changed in a room. */
export interface PresenceDiff {
  joins: Presences;
  leaves: Presences;
}

interface Presence {
  key: string;
  ref: string;
  payload: JsonObject;
  /** The payload with its references, as receivers get it. */
  meta: JsonObject;
}

/** Who is present in one room. A holder is whatever stands for one joined channel; it is present once at most. */
export class PresenceBook {
  readonly #presences = new Map<object, Presence>();

  constructor(private readonly newRef: () => string) {}

  /** Notes a holder, or what is new about it; null when nothing changed. */
  track(holder: object, key: string, payload: JsonObject): PresenceDiff | null {
    const previous = this.#presences.get(holder);
    if (previous && JSON.stringify(previous.payload) === JSON.stringify(payload)) return null;
    const ref = this.newRef();
    const links = previous ? { phx_ref: ref, phx_ref_prev: previous.ref } : { phx_ref: ref };
    const presence = { key, ref, payload, meta: { ...payload, ...links } };
    this.#presences.set(holder, presence);
    return { joins: grouped([presence]), leaves: previous ? grouped([previous]) : {} };
  }

  /** Forgets a holder; null when it was not there. */
  untrack(holder: object): PresenceDiff | null {
    const presence = this.#presences.get(holder);
    if (!presence) return null;
    this.#presences.delete(holder);
    return { joins: {}, leaves: grouped([presence]) };
  }

  /** Everyone. */
  state(): Presences {
    return grouped([...this.#presences.values()]);
  }
}

function grouped(presences: Presence[]): Presences {
  const byKey = new Map<string, JsonObject[]>();
  for (const { key, meta } of presences) byKey.set(key, [...(byKey.get(key) ?? []), meta]);
  return Object.fromEntries([...byKey].map(([key, metas]) => [key, { metas }]));
}
