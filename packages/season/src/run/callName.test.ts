import { describe, expect, it } from 'vitest';
import { callName } from './callName';

describe('callName', () => {
  it('is the same for everybody', () => {
    const id = '0c9c1f9e-7b5e-4f0e-9d1f-1c2d3e4f5a6b';
    expect(callName('GET', 'http://localhost:1/rest/v1/teams?id=eq.7')).toBe('GET rest teams');
    expect(callName('POST', 'http://localhost:1/auth/v1/token?grant_type=x')).toBe('POST auth token');
    expect(callName('GET', `http://localhost:1/storage/v1/object/sign/hand-ins/${id}?token=a`)).toBe(
      'GET storage object/sign/hand-ins/…',
    );
  });
});
