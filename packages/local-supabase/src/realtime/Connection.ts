import type { Channel } from './Channel';
import type { ChannelIdentity } from './channelIdentity';
import { EventWindow } from './EventWindow';
import { handleAccessToken } from './handleAccessToken';
import { handleBroadcast } from './handleBroadcast';
import { handlePresence } from './handlePresence';
import { JoinRefused, joinChannel } from './joinChannel';
import { isTooDeep, type ClientMessage, type Serializer, type ServerMessage } from './protocol';
import type { Link, RealtimeCore } from './RealtimeCore';

/** The socket under a connection. */
export interface Wire {
  send(frame: string | Buffer): void;
  /** Ends the socket in order, with a code of the WebSocket protocol. */
  close(code: number, reason: string): void;
}

/** A topic of this connection, from its join on. Its messages are handled one after the other. */
interface Seat {
  joinRef: string | null;
  channel: Channel | null;
  isGone: boolean;
  tail: Promise<void>;
}

/** Normal closure: the client comes back by itself. */
const CLOSED = 1000;

/** One client's connection: takes frames, keeps its channels, and knows when it was last heard of. */
export class Connection implements Link {
  readonly #seats = new Map<string, Seat>();
  readonly #joins: EventWindow;
  #lastHeard: number;
  #isOpen = true;

  constructor(
    private readonly core: RealtimeCore,
    private readonly wire: Wire,
    readonly serializer: Serializer,
    readonly identity: ChannelIdentity,
    readonly headers: Record<string, string>,
  ) {
    this.#joins = new EventWindow(core.limits.joinsPerSecond, 1_000);
    this.#lastHeard = core.now();
  }

  /** A frame from the client. What is no frame is passed over; the connection lives on. */
  receive(data: Buffer, isBinary: boolean): void {
    this.#lastHeard = this.core.now();
    const message = this.serializer.decode(data, isBinary);
    if (message !== null && this.#isOpen) this.#route(message);
  }

  send(message: ServerMessage): void {
    this.sendFrame(this.serializer.encode(message));
  }

  sendFrame(frame: string | Buffer): void {
    if (this.#isOpen) this.wire.send(frame);
  }

  /** Closes the connection when it has been silent for too long, and channels whose token has expired. */
  sweep(): void {
    if (this.core.now() - this.#lastHeard > this.core.limits.idle) {
      this.wire.close(CLOSED, 'idle');
      return;
    }
    for (const [topic, { channel }] of this.#seats) {
      channel?.endWhenExpired();
      if (channel?.isClosed) this.#seats.delete(topic);
    }
  }

  /** The socket is closed: everyone is told who left. */
  end(): void {
    this.#isOpen = false;
    for (const seat of this.#seats.values()) {
      seat.isGone = true;
      seat.channel?.leave();
    }
    this.#seats.clear();
  }

  #route(message: ClientMessage): void {
    const { topic, event, joinRef, payload } = message;
    if (payload.kind === 'json' && isTooDeep(payload.value)) {
      this.#answer(message, 'error', 'payload_nested_too_deeply');
      return;
    }
    if (topic === 'phoenix') {
      if (event === 'heartbeat') this.#answer(message, 'ok');
      return;
    }
    if (event === 'phx_join') {
      this.#join(message);
      return;
    }
    const seat = this.#seats.get(topic);
    if (seat === undefined) {
      this.#answer(message, event === 'phx_leave' ? 'ok' : 'error', 'unmatched topic');
      return;
    }
    // A message of an earlier join of the same topic must not touch the new one.
    if (joinRef !== null && seat.joinRef !== null && joinRef !== seat.joinRef) return;
    if (event === 'phx_leave') this.#leave(seat, message);
    else this.#queue(seat, () => this.#handle(seat, message));
  }

  #join(message: ClientMessage): void {
    const { topic } = message;
    const { limits, now } = this.core;
    const earlier = this.#seats.get(topic);
    if (earlier) this.#vacate(topic, earlier);
    if (!topic.startsWith('realtime:')) {
      this.#answer(message, 'error', 'unmatched topic');
    } else if (topic === 'realtime:') {
      this.#answer(message, 'error', 'TopicNameRequired: You must provide a topic name');
    } else if (!this.#joins.take(now())) {
      this.#answer(message, 'error', 'ClientJoinRateLimitReached: Too many joins per second');
      this.wire.close(CLOSED, 'too many joins');
    } else if (this.#seats.size >= limits.channels) {
      this.#answer(message, 'error', 'ChannelRateLimitReached: Too many channels');
    } else {
      const seat: Seat = {
        joinRef: message.joinRef ?? message.ref,
        channel: null,
        isGone: false,
        tail: Promise.resolve(),
      };
      this.#seats.set(topic, seat);
      this.#queue(seat, () => this.#sit(seat, message));
    }
  }

  async #sit(seat: Seat, message: ClientMessage): Promise<void> {
    try {
      const channel = await joinChannel(this.core, this, message, () => !seat.isGone);
      seat.channel = channel;
      // It was left while the client was told that it is in.
      if (seat.isGone) channel?.leave();
    } catch (error) {
      if (this.#seats.get(message.topic) === seat) this.#seats.delete(message.topic);
      const isRefusal = error instanceof JoinRefused;
      if (!seat.isGone)
        this.#answer(message, 'error', isRefusal ? error.message : 'Unknown Error on Channel');
      if (!isRefusal) throw error;
    }
  }

  async #handle(seat: Seat, message: ClientMessage): Promise<void> {
    const { channel } = seat;
    if (channel === null || channel.isClosed) {
      if (!seat.isGone) this.#answer(message, 'error', 'unmatched topic');
      return;
    }
    if (message.event === 'broadcast') await handleBroadcast(channel, message);
    else if (message.event === 'presence') await handlePresence(channel, message);
    else if (message.event === 'access_token') await handleAccessToken(channel, message);
    if (channel.isClosed && this.#seats.get(message.topic) === seat) this.#seats.delete(message.topic);
  }

  #leave(seat: Seat, message: ClientMessage): void {
    this.#answer(message, 'ok');
    this.#vacate(message.topic, seat);
  }

  #vacate(topic: string, seat: Seat): void {
    seat.isGone = true;
    this.#seats.delete(topic);
    if (seat.channel) seat.channel.close();
    else this.send({ joinRef: seat.joinRef, ref: seat.joinRef, topic, event: 'phx_close', json: '{}' });
  }

  #queue(seat: Seat, task: () => Promise<void>): void {
    seat.tail = seat.tail.then(task).catch((error: unknown) => {
      this.core.log(`realtime: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    });
  }

  #answer({ joinRef, ref, topic }: ClientMessage, status: 'ok' | 'error', reason?: string): void {
    const response = status === 'error' ? { reason } : {};
    const json = JSON.stringify({ status, response });
    this.send({ joinRef, ref, topic, event: 'phx_reply', json });
  }
}
