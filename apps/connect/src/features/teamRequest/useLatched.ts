import { useState } from 'react';

type Held<Value> = { readonly key: string; readonly value: Value };

/**
 * What a dialog is about, held from the moment it could open until its address goes: a list that comes anew meanwhile, or a refusal,
 * neither closes it nor loses what is typed in it.
 */
export function useLatched<Value>(key: string | undefined, found: Value | undefined): Value | undefined {
  const [held, setHeld] = useState<Held<Value>>();
  if (key === undefined) {
    if (held) setHeld(undefined);
    return undefined;
  }
  if (held?.key === key) return held.value;
  if (found !== undefined) setHeld({ key, value: found });
  return found;
}
