import fc from 'fast-check';

/** What the network does to a request; only `verdict` is the auth server's own word. */
export const faults = ['none', 'throws', '503', '429', 'html403', '409', 'portal', 'hangs', 'lost'] as const;
export type NetworkFault = (typeof faults)[number];

export type Step =
  | { readonly kind: 'act'; readonly tab: number; readonly act: Act }
  | { readonly kind: 'deliver' }
  | { readonly kind: 'time'; readonly ms: number };
export type Act = 'refresh' | 'request' | 'signIn' | 'signOut' | 'signOutLocal' | 'hide' | 'show' | 'revoke';

const acts: readonly Act[] = [
  'refresh',
  'request',
  'signIn',
  'signOut',
  'signOutLocal',
  'hide',
  'show',
  'revoke',
];

/** Steps of two to five tabs. */
export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constant<Step>({ kind: 'deliver' }) },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('act' as const),
        tab: fc.nat(4),
        act: fc.constantFrom(...acts),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('time' as const),
        ms: fc.constantFrom(100, 1_000, 9_000, 31_000, 240_000),
      }),
    },
  ),
  { minLength: 5, maxLength: 40 },
);
