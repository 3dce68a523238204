// Where the season's mails arrive: a mail server on this machine that can be out of order.
import PostalMime from 'postal-mime';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

const PATIENCE_MS = 5_000;

export interface MailServer {
  readonly port: number;
  /** The token of the newest link that somebody was sent to prove their address, taken out of it. */
  takeToken(address: string, options: { isOnItsWay: boolean }): Promise<string | undefined>;
  /** While it is out of order, every mail is refused for now. */
  setBroken(isBroken: boolean): void;
  isBroken(): boolean;
  /** How many mails it took, how many it refused, and how many it took a second time, by Message-ID and address. */
  counts(): { taken: number; refused: number; repeated: number };
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const tokens = new Map<string, string>();
  const seen = new Set<string>();
  const counts = { taken: 0, refused: 0, repeated: 0 };
  let isBroken = false;

  async function take(raw: Buffer, to: readonly string[]): Promise<void> {
    const { html = '', text = '', messageId = '' } = await PostalMime.parse(raw);
    const token = /token_hash=([\w-]+)/.exec(html + text)?.[1];
    for (const address of to) {
      counts.taken += 1;
      const name = `${messageId} ${address}`;
      if (seen.has(name)) counts.repeated += 1;
      seen.add(name);
      if (token !== undefined) tokens.set(address.toLowerCase(), token);
    }
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onMailFrom(_address, _session, done) {
      if (!isBroken) return done();
      counts.refused += 1;
      done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.once('end', () => {
        take(
          Buffer.concat(parts),
          session.envelope.rcptTo.map(({ address }) => address),
        ).then(
          () => done(),
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        );
      });
    },
  });
  // A backend that is killed leaves connections behind.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    async takeToken(address, { isOnItsWay }) {
      const name = address.toLowerCase();
      // A mail is on its way for a while after the answer.
      for (let left = isOnItsWay ? PATIENCE_MS : 0; !isBroken && left > 0 && !tokens.has(name); left -= 50)
        await wait(50);
      const token = tokens.get(name);
      tokens.delete(name);
      return token;
    },
    setBroken: (broken) => {
      isBroken = broken;
    },
    isBroken: () => isBroken,
    counts: () => ({ ...counts }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
