import { describe, expect, inject, test } from 'vitest';
import { parseProjectConfig, readProjectConfig } from '../../config/projectConfig';
import { createProviders } from './createProviders';

const names = (providers: ReadonlyMap<string, unknown>) => [...providers.keys()];
const standIn = {
  credentials: { clientId: 'stand-in', clientSecret: 'x' },
  placeOf: (name: string) => `http://localhost:1/stand-in/${name}`,
};

describe('the providers of the project', () => {
  test('are off as long as the environment holds no ids and secrets', async () => {
    expect(names(createProviders(await readProjectConfig(inject('projectFolder'), {})))).toEqual([]);
    expect(
      names(
        createProviders(await readProjectConfig(inject('projectFolder'), { SAMPLE_GOOGLE_CLIENT_ID: 'id' })),
      ),
    ).toEqual([]);
  });

  test('are on once it does', async () => {
    const config = await readProjectConfig(inject('projectFolder'), {
      SAMPLE_GOOGLE_CLIENT_ID: 'id',
      SAMPLE_GOOGLE_SECRET: 'secret',
      SAMPLE_LINKEDIN_CLIENT_ID: 'id',
      SAMPLE_LINKEDIN_SECRET: 'secret',
    });
    expect(names(createProviders(config))).toEqual(['google', 'linkedin_oidc']);
  });

  test('stay off where the settings say so', () => {
    const text = '[auth.external.github]\nenabled = false\nclient_id = "id"\nsecret = "secret"';
    expect(names(createProviders(parseProjectConfig(text, {})))).toEqual([]);
  });

  test('the stand-in takes the place of those without credentials, and of no other', async () => {
    const text =
      '[auth.external.github]\nenabled = true\nclient_id = "id"\nsecret = "s"\nurl = "https://git.example"';
    const providers = createProviders(parseProjectConfig(text, {}), { standIn });
    expect(names(providers)).toEqual(['google', 'github', 'linkedin_oidc']);
    const request = { state: 's', callbackUrl: 'https://x.example/cb', scopes: 'repo,gist', parameters: {} };
    const url = await providers.get('github')?.consentUrl(request);
    expect(url?.origin).toBe('https://git.example');
    expect(url?.searchParams.get('scope')).toBe('user:email repo gist');
    expect(url?.searchParams.get('client_id')).toBe('id');
  });
});
