// npm starts a shell that starts us. When npm or that shell is killed, nobody tells us: their process ids do.
import { execFileSync } from 'node:child_process';

const parent = process.ppid;

function parentOf(pid) {
  try {
    return Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }));
  } catch {
    return undefined;
  }
}

// Started by hand, our parent is the person's terminal, which may be closed on purpose while we go on.
const starters = process.env.npm_lifecycle_event ? [parent, parentOf(parent)].filter((pid) => pid > 1) : [];

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

const isGone = () => starters.length > 0 && (process.ppid !== parent || !starters.every(isAlive));

/** Resolves to an exit code within a second after npm, or the shell it started us in, has ended. */
export function starterGone() {
  return new Promise((resolve) => {
    const watch = setInterval(() => {
      if (!isGone()) return;
      clearInterval(watch);
      resolve(1);
    }, 1_000);
    watch.unref();
  });
}
