import { OPEN, UNASKED, type ChannelContext, type Verdicts } from './authorization';
import type { ChangeSubscriber } from './changes/dispatchChanges';
import { expired, type ChannelIdentity } from './channelIdentity';
import { EventWindow } from './EventWindow';
import type { JoinConfig } from './joinConfig';
import type { ClientMessage, Serializer } from './protocol';
import type { Link, RealtimeCore } from './RealtimeCore';
import type { Room, RoomMember } from './Rooms';

/** Which part of the service a system message is about. */
type SystemExtension = 'system' | 'postgres_changes';

/** One joined channel of one connection: its identity, its rights and its place in a room. */
export class Channel implements RoomMember, ChangeSubscriber {
  readonly serializer: Serializer;
  readonly presenceEvents: EventWindow;
  replayed: ReadonlySet<string> = new Set();
  /** What the policies said; on a public channel everything is allowed. */
  reads: Verdicts;
  writes: Verdicts;
  #isClosed = false;
  #room: Room | null = null;

  constructor(
    readonly core: RealtimeCore,
    readonly link: Link,
    readonly topic: string,
    readonly joinRef: string | null,
    readonly config: JoinConfig,
    public identity: ChannelIdentity,
  ) {
    this.serializer = link.serializer;
    this.presenceEvents = new EventWindow(core.limits.presenceEvents, core.limits.presenceWindow);
    this.reads = config.isPrivate ? UNASKED : OPEN;
    this.writes = config.isPrivate ? UNASKED : OPEN;
  }

  /** The topic without the prefix that every channel has. */
  get name(): string {
    return this.topic.slice('realtime:'.length);
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  get room(): Room | null {
    return this.#room;
  }

  /** What the policies are asked with. */
  get context(): ChannelContext {
    return { topic: this.name, identity: this.identity, headers: this.link.headers };
  }

  hearsBroadcasts(): boolean {
    return this.reads.broadcast === true && !this.isExpired();
  }

  hearsPresences(): boolean {
    return this.reads.presence === true && !this.isExpired();
  }

  isExpired(): boolean {
    return this.identity.expiresAt <= this.core.now();
  }

  deliver(frame: string | Buffer): void {
    if (!this.#isClosed) this.link.sendFrame(frame);
  }

  deliverChange(ids: number[], data: string): void {
    if (!this.isExpired()) this.push('postgres_changes', `{"ids":${JSON.stringify(ids)},"data":${data}}`);
  }

  /** Takes its place in the room of its topic. */
  enter(): void {
    this.#room = this.core.rooms.enter(this.name, this.config.isPrivate, this);
  }

  /** Sends an event of the channel; `json` is its payload. */
  push(event: string, json: string): void {
    if (this.#isClosed) return;
    this.link.send({ joinRef: this.joinRef, ref: null, topic: this.topic, event, json });
  }

  reply(message: ClientMessage, status: 'ok' | 'error', response: object = {}): void {
    this.link.send({
      joinRef: this.joinRef,
      ref: message.ref,
      topic: this.topic,
      event: 'phx_reply',
      json: JSON.stringify({ status, response }),
    });
  }

  sendSystem(extension: SystemExtension, status: 'ok' | 'error', message: string): void {
    this.push('system', JSON.stringify({ extension, status, message, channel: this.name }));
  }

  /** Says why, and ends the channel; the client takes it as closed and does not join again by itself. */
  shutDown(reason: string): void {
    this.sendSystem('system', 'error', reason);
    this.close();
  }

  /** Ends the channel and tells the client so. */
  close(): void {
    if (this.#isClosed) return;
    const { joinRef, topic } = this;
    this.link.send({ joinRef, ref: joinRef, topic, event: 'phx_close', json: '{}' });
    this.leave();
  }

  /** Ends the channel without a word: the connection is gone. */
  leave(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.core.changes.unsubscribe(this);
    if (this.#room) this.core.rooms.leave(this.name, this.config.isPrivate, this);
  }

  /** Ends the channel when its token's time is over. */
  endWhenExpired(): void {
    if (!this.#isClosed && this.isExpired()) {
      this.shutDown(expired(this.identity.expiresAt, this.core.now()).message);
    }
  }
}
