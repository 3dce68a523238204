import { useState } from 'react';

type Latched<Value> = { readonly key: string; readonly value: Value };

/**
 * What a dialog is about, latched from when it could open until its address goes: a list that comes anew meanwhile, or a refusal,
 * neither closes it nor loses what is typed in it.
 */
export function useLatched<Value>(key: string | undefined, found: Value | undefined): Value | undefined {
  const [latched, setLatched] = useState<Latched<Value>>();
  if (key === undefined) {
    if (latched) setLatched(undefined);
    return undefined;
  }
  if (latched?.key === key) return latched.value;
  if (found !== undefined) setLatched({ key, value: found });
  return found;
}
