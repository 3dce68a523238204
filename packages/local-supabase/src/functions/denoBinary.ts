import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';

/** Deno's program is not there: its platform package was left out, or does not exist for this machine. */
export class DenoMissingError extends Error {
  override readonly name = 'DenoMissingError';
}

/** `@deno/linux-x64-glibc` and so on: the package that holds the program itself. */
export function platformPackage(system: string, processor: string): string {
  return `@deno/${system}-${processor}${system === 'linux' ? '-glibc' : ''}`;
}

/** Where the program is. It is found in its platform package, so no install script has to run. @throws DenoMissingError */
export function denoBinary(): string {
  const name = platformPackage(platform(), arch());
  const fromHere = createRequire(import.meta.url);
  try {
    const fromDeno = createRequire(fromHere.resolve('deno/package.json'));
    return join(
      dirname(fromDeno.resolve(`${name}/package.json`)),
      platform() === 'win32' ? 'deno.exe' : 'deno',
    );
  } catch (cause) {
    throw new DenoMissingError(
      `Functions need ${name}, which is not installed. Install again without leaving optional packages out.`,
      { cause },
    );
  }
}
