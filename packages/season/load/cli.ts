// Measures the worst minutes of a season on a backend of its own: `pnpm season:load`. docs/load.md has the figures.
import { writeFile } from 'node:fs/promises';
import { closeOnInterrupt, endFailed } from '../src/run/closeOnInterrupt';
import { loadOptionsFrom } from './options';
import { openPlace } from './place';
import { brokenPromises, reportOf, summaryOf, type Summary } from './report';
import { runScene } from './scenes';

const say = (text: string): void => {
  process.stdout.write(`${text}\n\n`);
};

async function main(args: readonly string[]): Promise<void> {
  const { scenes, times, minutes, out } = loadOptionsFrom(args);
  const summaries: Summary[] = [];
  const broken: string[] = [];
  for (const scene of scenes) {
    for (const factor of times) {
      const place = await openPlace({ atScale: true });
      const goOn = closeOnInterrupt(() => place.close());
      try {
        const measured = await runScene(place, scene, factor, minutes);
        const summary = summaryOf(measured);
        summaries.push(summary);
        say(reportOf(summary));
        broken.push(...brokenPromises(measured).map((line) => `${scene} ${factor}×: ${line}`));
      } finally {
        goOn();
        await place.close();
      }
      if (out !== undefined) await writeFile(out, `${JSON.stringify(summaries, null, 2)}\n`);
    }
  }
  if (broken.length > 0) throw new Error(`What was promised does not hold:\n${broken.join('\n')}`);
}

// Each refusal of thousands has a stack: looking up where it was written would be most of the clients' work.
process.setSourceMapsEnabled(false);

main(process.argv.slice(2)).catch((error: unknown) => {
  endFailed(error instanceof Error ? error.message : String(error));
});
