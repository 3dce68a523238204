import { isAppError, type GrowClient, type Profile } from '@grow/core';

/** Writes; a token that is no longer taken is renewed once. @throws AppError */
export async function writeProfile(client: GrowClient, send: () => Promise<Profile>): Promise<Profile> {
  try {
    return await send();
  } catch (error) {
    if (!isAppError(error) || error.code !== 'unauthorized') throw error;
    const { kind } = await client.session.refresh();
    if (kind !== 'refreshed') throw error;
    return send();
  }
}
