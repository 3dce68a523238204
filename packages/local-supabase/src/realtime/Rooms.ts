import { randomBytes } from 'node:crypto';
import { PresenceBook, type PresenceDiff } from './PresenceBook';
import type { Serializer, UserBroadcast } from './protocol';

/** A joined channel as its room sees it. */
export interface RoomMember {
  /** The topic as clients name it, with its prefix. */
  readonly topic: string;
  readonly serializer: Serializer;
  /** Ids of stored messages that this member was sent at its join. */
  readonly replayed: ReadonlySet<string>;
  hearsBroadcasts(): boolean;
  hearsPresences(): boolean;
  deliver(frame: string | Buffer): void;
}

/** Everyone who joined one topic, and who of them is present. A private and a public channel of one name are two rooms. */
export class Room {
  readonly #members = new Set<RoomMember>();
  readonly presences = new PresenceBook(() => randomBytes(9).toString('base64url'));

  get isEmpty(): boolean {
    return this.#members.size === 0;
  }

  add(member: RoomMember): void {
    this.#members.add(member);
  }

  /** Takes a member out and tells the others when it was present. */
  remove(member: RoomMember): void {
    this.#members.delete(member);
    this.sendPresences(this.presences.untrack(member));
  }

  /** Sends a broadcast to everyone who may hear it but `except`. */
  broadcast(broadcast: UserBroadcast, except?: RoomMember): void {
    const id = broadcast.meta?.['id'];
    const listeners = this.#listeners(
      (member) =>
        member !== except && member.hearsBroadcasts() && !(typeof id === 'string' && member.replayed.has(id)),
    );
    send(listeners, ({ serializer, topic }) => serializer.encodeBroadcast(topic, broadcast));
  }

  /** The same for a payload that came as JSON and goes on as it came. */
  broadcastJson(json: string, except?: RoomMember): void {
    const listeners = this.#listeners((member) => member !== except && member.hearsBroadcasts());
    this.#sendEvent(listeners, 'broadcast', json);
  }

  /** Tells everyone who may know what changed. */
  sendPresences(diff: PresenceDiff | null): void {
    if (diff === null) return;
    const listeners = this.#listeners((member) => member.hearsPresences());
    this.#sendEvent(listeners, 'presence_diff', JSON.stringify(diff));
  }

  #sendEvent(listeners: RoomMember[], event: string, json: string): void {
    send(listeners, ({ serializer, topic }) =>
      serializer.encode({ joinRef: null, ref: null, topic, event, json }),
    );
  }

  #listeners(isListening: (member: RoomMember) => boolean): RoomMember[] {
    return [...this.#members].filter(isListening);
  }
}

/** Writes a frame once per version of the protocol, however many listen. */
function send(listeners: RoomMember[], encode: (member: RoomMember) => string | Buffer | null): void {
  const frames = new Map<Serializer, string | Buffer | null>();
  for (const member of listeners) {
    let frame = frames.get(member.serializer);
    if (frame === undefined) frames.set(member.serializer, (frame = encode(member)));
    if (frame !== null) member.deliver(frame);
  }
}

/** The rooms with someone in them. */
export class Rooms {
  readonly #rooms = new Map<string, Room>();

  /** The room of a topic (without prefix), or null while nobody is in it. */
  find(topic: string, isPrivate: boolean): Room | null {
    return this.#rooms.get(nameOf(topic, isPrivate)) ?? null;
  }

  /** Puts a member into a room, which is made for the first. */
  enter(topic: string, isPrivate: boolean, member: RoomMember): Room {
    const name = nameOf(topic, isPrivate);
    const room = this.#rooms.get(name) ?? new Room();
    this.#rooms.set(name, room);
    room.add(member);
    return room;
  }

  /** Takes a member out; an empty room is forgotten. */
  leave(topic: string, isPrivate: boolean, member: RoomMember): void {
    const room = this.find(topic, isPrivate);
    room?.remove(member);
    if (room?.isEmpty) this.#rooms.delete(nameOf(topic, isPrivate));
  }
}

function nameOf(topic: string, isPrivate: boolean): string {
  return `${isPrivate ? 'private' : 'public'}:${topic}`;
}
