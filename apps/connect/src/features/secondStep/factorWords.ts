import type { SecondFactor } from '@grow/core/security';
import { m } from '../../paraglide/messages';
import { kindWords } from '../security';

/** A second factor as its owner knows it: what it is, and the name they gave it. */
export function factorWords({ kind, name }: Pick<SecondFactor, 'kind' | 'name'>): string {
  const what = kindWords[kind]();
  return name ? m.second_named({ kind: what, name }) : what;
}
