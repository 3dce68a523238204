/** A socket that never connects: the client library asks for one, and Node 20 has none. */
export class IdleSocket extends EventTarget {
  readonly CONNECTING = 0;
  readonly OPEN = 1;
  readonly CLOSING = 2;
  readonly CLOSED = 3;
  readonly protocol = '';
  readonly url: string;
  readyState = 0;
  onopen = null;
  onmessage = null;
  onclose = null;
  onerror = null;

  constructor(address: string | URL) {
    super();
    this.url = String(address);
  }

  close(): void {
    this.readyState = this.CLOSED;
  }

  send(): void {
    throw new Error('This socket is not connected.');
  }
}
