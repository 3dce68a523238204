import { spawn } from 'node:child_process';
import { Socket } from 'node:net';

/**
 * Ends the server when this process dies without a word: a shell waits on a pipe that the system closes then.
 * Returns the function that calls it off.
 */
export function watchServer(serverPid: number): () => void {
  const shell = spawn(
    'sh',
    ['-c', 'read _; kill -INT "$1" 2>/dev/null', 'local-supabase-watchdog', String(serverPid)],
    {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    },
  );
  // Without a shell nothing is watched; the next start finds the server by its own notes.
  shell.once('error', () => undefined);
  shell.unref();
  const { stdin } = shell;
  stdin.on('error', () => undefined);
  // The pipe alone must not keep this process alive.
  if (stdin instanceof Socket) stdin.unref();
  return () => {
    shell.kill('SIGKILL');
    stdin.destroy();
  };
}
