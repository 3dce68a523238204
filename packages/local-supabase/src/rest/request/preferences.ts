const RESOLUTION = ['merge-duplicates', 'ignore-duplicates'] as const;
const RETURN = ['representation', 'minimal', 'headers-only'] as const;
const COUNT = ['exact', 'planned', 'estimated'] as const;
const MISSING = ['default', 'null'] as const;
const HANDLING = ['strict', 'lenient'] as const;

/** The header `Prefer`, read. What is said twice counts as said first. */
export interface Preferences {
  resolution: (typeof RESOLUTION)[number] | null;
  return: (typeof RETURN)[number] | null;
  count: (typeof COUNT)[number] | null;
  missing: (typeof MISSING)[number] | null;
  handling: (typeof HANDLING)[number] | null;
  timezone: string | null;
  maxAffected: number | null;
  /** What this program does not know. */
  invalid: string[];
}

/** Reads the header; several of it have been joined by commas. */
export function readPreferences(header: string | null): Preferences {
  const all = (header ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const textOf = (name: string): string | null =>
    all.find((text) => text.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
  const known = new Set<string>(['tx=commit', 'tx=rollback']);
  const oneOf = <const T extends string>(name: string, values: readonly T[]): T | null => {
    for (const value of values) known.add(`${name}=${value}`);
    const said = all.map((text) => values.find((value) => text === `${name}=${value}`));
    return said.find((value) => value !== undefined) ?? null;
  };
  const maxAffected = textOf('max-affected');
  return {
    resolution: oneOf('resolution', RESOLUTION),
    return: oneOf('return', RETURN),
    count: oneOf('count', COUNT),
    missing: oneOf('missing', MISSING),
    handling: oneOf('handling', HANDLING),
    timezone: textOf('timezone'),
    maxAffected: maxAffected !== null && /^-?[0-9]+$/.test(maxAffected) ? Number(maxAffected) : null,
    invalid: all.filter(
      (text) => !known.has(text) && !text.startsWith('timezone=') && !text.startsWith('max-affected='),
    ),
  };
}

/** The header `Preference-Applied` for what was heeded; null where nothing was. */
export function preferenceApplied(heeded: Partial<Preferences>): string | null {
  const parts = [
    ['resolution', heeded.resolution],
    ['missing', heeded.missing],
    ['return', heeded.return],
    ['count', heeded.count],
    ['handling', heeded.handling],
    ['timezone', heeded.timezone],
    ['max-affected', heeded.handling === 'strict' ? heeded.maxAffected : null],
  ] as const;
  const said = parts.filter(([, value]) => value !== null && value !== undefined);
  return said.length === 0 ? null : said.map(([name, value]) => `${name}=${value}`).join(', ');
}
