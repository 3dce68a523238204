import { describe, expect, it } from 'vitest';
import { authDouble } from '../../test/authDouble';
import { halfDone, totp } from '../../test/factorRows';
import { secondFactorRepository } from './secondFactorRepository';

describe('second factors', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';

  it('an app begins with a picture and a secret; what was left half way does not stand in its way', async () => {
    const { client, calls } = await authDouble((call) => {
      if (call === 'GET /user') return { body: { id: 'mara', factors: [totp, halfDone] } };
      if (call.startsWith('POST'))
        return { body: { id: 'f3', type: 'totp', totp: { qr_code: svg, secret: 'ABC', uri: '' } } };
      return {};
    });
    const enrolment = await secondFactorRepository(client).enrolTotp('Tablet app');
    expect(enrolment).toEqual({ factorId: 'f3', qrCode: svg, secret: 'ABC' });
    expect(calls).toEqual(['GET /user', 'DELETE /factors/f2', 'POST /factors']);
  });

  it('a name given twice, a missing second factor and a kind that is off have codes of their own', async () => {
    for (const [code, meaning] of [
      ['mfa_factor_name_conflict', 'factor_name_taken'],
      ['insufficient_aal', 'second_factor_needed'],
      ['mfa_phone_enroll_not_enabled', 'not_offered'],
    ] as const) {
      const { client } = await authDouble((call) =>
        call === 'GET /user' ? { body: { id: 'mara' } } : { status: 422, body: { code, message: 'x' } },
      );
      await expect(secondFactorRepository(client).enrolPhone('Phone', '+49170')).rejects.toMatchObject({
        code: meaning,
      });
    }
  });

  it('a wrong code is told as such', async () => {
    const { client, calls } = await authDouble((call) =>
      call.endsWith('/challenge')
        ? { body: { id: 'c1', type: 'totp', expires_at: 0 } }
        : { status: 422, body: { code: 'mfa_verification_failed', message: 'x' } },
    );
    const proof = secondFactorRepository(client).proveByCode({ factorId: 'f1', code: '000000' });
    await expect(proof).rejects.toMatchObject({ code: 'mfa_failed' });
    expect(calls).toEqual(['POST /factors/f1/challenge', 'POST /factors/f1/verify']);
  });
});
