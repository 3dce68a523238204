import type { Selection } from '@grow/core/bulk';
import { useState, type Key } from 'react';

type Some = { readonly kind: 'some'; readonly keys: ReadonlySet<Key> };
type All = { readonly kind: 'all'; readonly of: string; readonly except: ReadonlySet<Key> };

const nothing: Some = { kind: 'some', keys: new Set() };

/** What is selected of a list: some entries, over pages and filters, or all that one filter finds, but for some. */
export function useSelection<Filter>(filter: Filter) {
  const [kept, setKept] = useState<Some | All>(nothing);
  const name = JSON.stringify(filter);
  // All of one filter is nothing of another.
  const state = kept.kind === 'all' && kept.of !== name ? nothing : kept;
  const isSelected = (key: Key) => (state.kind === 'some' ? state.keys.has(key) : !state.except.has(key));
  return {
    isAll: state.kind === 'all',
    /** How many are selected, where the filter finds `total`. */
    count: (total: number) =>
      state.kind === 'some' ? state.keys.size : Math.max(0, total - state.except.size),
    /** What a table marks of the entries that it shows. */
    keysOf: (shown: readonly Key[]): ReadonlySet<Key> =>
      state.kind === 'some' ? state.keys : new Set(shown.filter(isSelected)),
    /** What a table says about the entries that it shows. */
    change: (shown: readonly Key[], keys: ReadonlySet<Key>) => {
      if (state.kind === 'some') return setKept({ kind: 'some', keys });
      const others = [...state.except].filter((key) => !shown.includes(key));
      setKept({ ...state, except: new Set([...others, ...shown.filter((key) => !keys.has(key))]) });
    },
    selectAll: () => setKept({ kind: 'all', of: name, except: new Set() }),
    clear: () => setKept(nothing),
    /** As the backend is asked for it. */
    asked: (): Selection<Filter> =>
      state.kind === 'some'
        ? { ids: [...state.keys].map(String) }
        : { filter, except: [...state.except].map(String) },
  };
}

/** What is selected of a list, and how it changes. */
export type SelectionOf<Filter> = ReturnType<typeof useSelection<Filter>>;
