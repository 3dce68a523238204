import type { MilestonePart } from '../milestone/MilestonePart';
import { characterCount, partEntries, type PartValue } from './PartValue';

/** Why the backend would not take a value. */
export type PartFault = 'too_long' | 'too_many' | 'no_link';

/** Whether a text is an address of the web that names a host with a dot, as the backend takes it. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || /\s/.test(text)) return false;
  const [authority = ''] = text.slice(text.indexOf('//') + 2).split(/[/?#]/);
  const dot = authority.lastIndexOf('.');
  return dot > 0 && dot < authority.length - 1 && !/[@\\]/.test(authority);
}

/** Why the backend would not take a value, as far as that can be seen here; undefined when nothing speaks against it. */
export function partFault(part: MilestonePart, value: PartValue): PartFault | undefined {
  if (part.kind === 'text') {
    return 'text' in value && characterCount(value.text) > part.maxCharacters ? 'too_long' : undefined;
  }
  const entries = partEntries(value) ?? [];
  if (entries.length > part.maxCount) return 'too_many';
  return part.kind === 'link' && !entries.every(isWebAddress) ? 'no_link' : undefined;
}
