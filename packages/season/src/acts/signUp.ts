// How people come in: they sign up, follow the link of their mail, answer the welcome step and write their profile.
import { profileRepository, unwrap } from '@grow/core';
import { consentVersion, onboardingRepository } from '@grow/core/onboarding';
import type { CastPerson } from '../world/cast';
import { PASSWORD, type Season } from '../run/Season';
import { visit, type Visit } from '../run/Visit';

/** Asks for an account. The mail server may be out of order: then they try again later. */
export async function askForAccount(season: Season, person: CastPerson): Promise<void> {
  await visit(season, person, async ({ client, act }) => {
    const { email, firstName, lastName, locale } = person;
    const data = { first_name: firstName, last_name: lastName, locale };
    const options = { data, emailRedirectTo: 'http://localhost:3000/connect' };
    await act(
      'sign up',
      async () => {
        unwrap({ ...(await client.auth.signUp({ email, password: PASSWORD, options })), status: 200 });
      },
      // The link goes out again after a minute at the earliest.
      { expects: ['rate_limited', 'unexpected', 'server'] },
    );
  });
}

/** Follows the link, if one has come, and says who they are; whether they are in now. */
export async function enter(season: Season, person: CastPerson, isOnItsWay = true): Promise<boolean> {
  const token = await season.mail.takeToken(person.email, { isOnItsWay });
  if (token === undefined) return false;
  return visit(season, person, async (self) => {
    const proved = await self.act(
      'confirm the address',
      async () =>
        unwrap({ ...(await self.client.auth.verifyOtp({ token_hash: token, type: 'email' })), status: 200 }),
      { look: async () => ((await logIn(self)) ? ({} as never) : undefined) },
    );
    if (!proved.isDone) return false;
    await answerWelcome(season, self);
    await writeProfile(season, self);
    return true;
  });
}

/** Logs in by the password. */
export async function logIn({ session, person, act }: Visit): Promise<boolean> {
  const ending = await act('log in', () => session.logIn({ email: person.email, password: PASSWORD }), {
    expects: ['account_banned', 'invalid_credentials'],
  });
  return ending.isDone;
}

async function answerWelcome(
  { draw, journal }: Season,
  { act, client, userId, person }: Visit,
): Promise<void> {
  const answers = {
    motivation: draw.happens(0.5, person.number, 'motivation')
      ? 'To build something that people pay for.'
      : undefined,
    ideaStage: draw.oneOf(['none', 'idea', 'prototype'] as const, person.number, 'idea'),
    lookingFor: draw.oneOf(['team', 'members', 'nothing'] as const, person.number, 'looking for'),
    heardFrom: undefined,
    newsletter: draw.happens(0.3, person.number, 'newsletter'),
  };
  const done = await act('welcome', () => onboardingRepository(client).completeOnboarding(userId, answers), {
    isPressedTwice: draw.happens(0.05, person.number, 'welcome twice'),
  });
  if (done.isDone) journal.written.push({ kind: 'consent', id: userId, value: consentVersion });
}

async function writeProfile(
  { draw, journal }: Season,
  { act, client, userId, person }: Visit,
): Promise<void> {
  const profiles = profileRepository(client);
  const read = await act('read the profile', () => profiles.getProfile(userId));
  if (!read.isDone) return;
  const bio = `Studies ${person.studies} in ${person.city}, and builds things on Sundays.`;
  const skills = [
    'web',
    'mobile',
    'backend',
    'data',
    'interface_design',
    'user_research',
    'sales',
    'marketing',
  ];
  const saved = await act(
    'save the profile',
    () =>
      profiles.changeProfile(userId, {
        ...{ university: person.university, universityCountry: 'Germany', studies: person.studies, bio },
        skills: [draw.oneOf(skills, person.number, 'skill'), 'pitching'],
      }),
    {
      isPressedTwice: draw.happens(0.03, person.number, 'profile twice'),
      look: async () => {
        const now = await profiles.getProfile(userId);
        return now.bio === bio ? now : undefined;
      },
    },
  );
  if (!saved.isDone) return;
  journal.written.push({ kind: 'bio', id: userId, value: bio });
  await act('say the city', () => profiles.updateSettings(userId, { city: person.city }));
}
