import net from 'node:net';

/** A port number from the environment, or the given one; ends the process with a clear sentence when it is none. */
export function portFromEnv(name, fallback) {
  const text = process.env[name];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  console.error(
    `${name}=${text} is no port. Use a whole number from 1 to 65535, for example ${name}=${fallback}.`,
  );
  process.exit(1);
}

function isFree(port) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** Asked before minutes of installing and building, so that a taken port is told at once. */
export async function requireFreePort(name, port) {
  if (await isFree(port)) return;
  console.error(
    `Port ${port} is taken by another program. Nothing was started or changed.\n` +
      `End that program, or choose another port: ${name}=${port + 10} npm start`,
  );
  process.exit(1);
}
