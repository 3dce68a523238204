// Against the real backend: what the welcome step writes, and what the cache holds then.
import { profileKeys, profileRepository, type Profile, type ProfileTexts } from '@grow/core';
import { needsOnboarding, onboardingKeys, type Onboarding } from '@grow/core/onboarding';
import { createClientSource, createPageLocale, DataProviders, PageProviders, Toasts } from '@grow/shell';
import { QueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLocalBackend, type LocalBackend } from '../../testing/localBackend';
import { clientOf } from '../../testing/people';
import { noAnswers } from './answers';
import { useSendAnswers } from './useSendAnswers';

let backend: LocalBackend;
beforeAll(async () => {
  backend = await startLocalBackend();
});
afterAll(() => backend.stop());

it('shows what was written without reading it, and gives back what the profile did not take', async () => {
  const client = await clientOf('not onboarded', backend);
  const userId = (await client.supabase.auth.getUser()).data.user?.id ?? '';
  await profileRepository(client.supabase).fillProfile(userId, { studies: 'Law' });
  const source = createClientSource(() => Promise.resolve(client), '');
  await source.load();
  const cache = new QueryClient();
  const given: ProfileTexts[] = [];
  const { result } = renderHook(() => useSendAnswers(userId, (unsaved) => given.push(unsaved)), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <PageProviders client={source} locale={createPageLocale(window)}>
        <Toasts>
          <MemoryRouter>
            <DataProviders queryClient={cache}>{children}</DataProviders>
          </MemoryRouter>
        </Toasts>
      </PageProviders>
    ),
  });
  const answers = {
    ...noAnswers,
    skills: ['sales', 'law'],
    discoverable: true,
    ideaStage: 'idea',
    lookingFor: 'team',
    terms: true,
    privacy: true,
  } as const;
  await act(() => result.current({ ...answers, studies: ' Physics ', university: 'Kiel' }));
  expect(given).toEqual([{ studies: 'Physics' }]);
  const onboarding = cache.getQueryData<Onboarding>(onboardingKeys.detail(userId));
  expect(onboarding && needsOnboarding(onboarding)).toBe(false);
  const profile = cache.getQueryData<Profile>(profileKeys.detail(userId));
  expect([profile?.studies, profile?.university]).toEqual(['Law', 'Kiel']);
  expect([profile?.skills, profile?.discoverable]).toEqual([['sales', 'law'], true]);
  client.session.stop();
});
