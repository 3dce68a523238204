// A mail server of ours that refuses, delays and dies as it is told.
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** What becomes of one mail: taken, refused with an answer, or the line breaks before or after it was taken. */
export type Fate =
  | { readonly kind: 'take' | 'die' | 'lose_answer' }
  | { readonly kind: 'refuse'; readonly answer: string };

/** One mail that was taken. */
export interface TakenMail {
  readonly to: string;
  readonly messageId: string;
}

/** A server that takes mails as `fateOf` decides, each after `delay` milliseconds. */
export interface MailServer {
  readonly port: number;
  readonly taken: TakenMail[];
  /** To whom mails were taken whose answer got lost. */
  readonly lostAnswers: string[];
  rules: { fateOf: (to: string) => Fate; delay: () => number };
  /** How many connections were opened so far. */
  connections(): number;
  /** Ends those that are open. */
  hangUp(): void;
  close(): Promise<void>;
}

const messageIdOf = (data: string): string => /^Message-ID: (<[^>]+>)/im.exec(data)?.[1] ?? '';

/** Starts one on a free port of this machine. */
export async function startMailServer(): Promise<MailServer> {
  const taken: TakenMail[] = [];
  const lostAnswers: string[] = [];
  const open = new Set<Socket>();
  let connections = 0;
  const hangUp = () => {
    for (const socket of open) socket.destroy();
  };
  const handle: MailServer = {
    port: 0,
    taken,
    lostAnswers,
    rules: { fateOf: () => ({ kind: 'take' }), delay: () => 0 },
    connections: () => connections,
    hangUp,
    close: () =>
      new Promise((resolve) => {
        hangUp();
        server.close(() => resolve());
      }),
  };
  const server = createServer((socket) => {
    open.add(socket);
    connections += 1;
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    let to = '';
    let data: string | undefined;
    let rest = '';
    const say = (answer: string) => socket.write(`${answer}\r\n`);
    const end = (text: string) => {
      const fate = handle.rules.fateOf(to);
      setTimeout(() => {
        if (fate.kind === 'refuse') return void say(fate.answer);
        if (fate.kind === 'die') return void socket.destroy();
        taken.push({ to, messageId: messageIdOf(text) });
        if (fate.kind === 'take') return void say('250 taken');
        lostAnswers.push(to);
        socket.destroy();
      }, handle.rules.delay());
    };
    const command = (line: string) => {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'EHLO' || verb === 'HELO') say('250 here');
      else if (verb === 'RCPT') {
        to = line.slice(line.indexOf('<') + 1, line.indexOf('>'));
        say('250 ok');
      } else if (verb === 'DATA') {
        data = '';
        say('354 go on');
      } else if (verb === 'QUIT') socket.end('221 bye\r\n');
      else say('250 ok');
    };
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (data === undefined) command(line);
        else if (line === '.') {
          const whole = data;
          data = undefined;
          end(whole);
        } else data += `${line}\r\n`;
      }
    });
    say('220 ours');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(handle, { port: (server.address() as AddressInfo).port });
}
