type Chunk = { file: string; imports?: string[]; css?: string[] };

/** Modules, or chunks by their names, with which a stage is complete; what they import statically comes with them. */
export const stages: {
  readonly login: readonly string[];
  readonly firstScreen: readonly string[];
  readonly ready: readonly string[];
  readonly soon: readonly string[];
};

/** The manifest of the build. */
export function readManifest(): Record<string, Chunk>;

/** The scripts and styles of a stage, below the built folder. */
export function filesOf(manifest: Record<string, Chunk>, roots: readonly string[]): string[];

/** Gzip bytes, level 9. */
export function gzipBytes(file: string): number;
