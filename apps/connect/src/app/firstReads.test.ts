import { beforeEach, describe, expect, it } from 'vitest';
import { endFirstReads, takingFirstReads } from './firstReads';

const address = 'https://project.example/rest/v1/profiles?select=*';
const asMara = { headers: { Authorization: 'Bearer of-mara' } };
const sent: string[] = [];
const send: typeof fetch = (input) => {
  sent.push(input instanceof Request ? input.url : String(input));
  return Promise.resolve(new Response('sent'));
};
const taking = takingFirstReads(send, window);
const text = async (answer: Promise<Response>) => (await answer).text();

function documentAsks(key: string, answer: Promise<Response>): void {
  window.growFirstReads = { token: 'of-mara', answers: new Map([[key, [answer]]]) };
}

beforeEach(() => {
  sent.length = 0;
  documentAsks(`GET ${address} `, Promise.resolve(new Response('of the document')));
});

describe('what the document has asked for', () => {
  it('is taken once, then asked for anew', async () => {
    expect(await text(taking(address, asMara))).toBe('of the document');
    expect(await text(taking(address, asMara))).toBe('sent');
    expect(sent).toEqual([address]);
  });

  it('is not taken by somebody else', async () => {
    expect(await text(taking(address, { headers: { Authorization: 'Bearer of-jonas' } }))).toBe('sent');
    expect(await text(taking(address))).toBe('sent');
  });

  it('is told apart by method and body', async () => {
    const call = 'https://project.example/rest/v1/rpc/search_teams';
    documentAsks(`POST ${call} {"p_limit":20}`, Promise.resolve(new Response('of the document')));
    expect(await text(taking(call, { ...asMara, method: 'POST', body: '{"p_limit":1}' }))).toBe('sent');
    expect(await text(taking(call, { ...asMara, method: 'POST', body: '{"p_limit":20}' }))).toBe(
      'of the document',
    );
  });

  it('fails where it failed, and is asked for anew only the next time', async () => {
    documentAsks(`GET ${address} `, Promise.reject(new TypeError('Failed to fetch')));
    await expect(taking(address, asMara)).rejects.toThrow('Failed to fetch');
    expect(sent).toEqual([]);
    expect(await text(taking(address, asMara))).toBe('sent');
  });

  it('is asked for anew once the page has been touched', async () => {
    endFirstReads(window);
    expect(await text(taking(address, asMara))).toBe('sent');
  });

  it('is not missed by a page whose document has asked for nothing', async () => {
    delete window.growFirstReads;
    expect(await text(taking(address, asMara))).toBe('sent');
  });
});
