import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { readList, readOptional } from '../db/read';
import { isAppError } from '../errors/AppError';
import { guard, unwrap } from '../errors/unwrap';
import { requireUserId } from '../profile/profileRepository';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import {
  consentFromRow,
  consentVersion,
  missingConsents,
  signupInfoFromRow,
  type ConsentKind,
  type Onboarding,
  type SignupInfo,
} from './onboarding';

/** Reads and writes what a person answers and agrees to after signing up. Every call throws only AppError. */
export function onboardingRepository(client: GrowSupabase) {
  async function readSignupInfo(userId: string, signal?: AbortSignal): Promise<SignupInfo | undefined> {
    const query = client.from('signup_info').select('*').eq('user_id', userId);
    return readOptional(query, signupInfoFromRow, signal);
  }

  async function insertConsent(userId: string, kind: ConsentKind): Promise<void> {
    const consent = { user_id: userId, kind, version: consentVersion };
    await ignoringExisting(async () =>
      unwrap(await client.from('consents').insert(consent).select().single()),
    );
  }

  const repository = {
    /** What the person has answered and agreed to. @throws AppError `user_id_missing`, `malformed_row` */
    async readOnboarding(
      userId: string | null | undefined,
      { signal }: ReadOptions = {},
    ): Promise<Onboarding> {
      const id = requireUserId(userId);
      return guard(async () => {
        const query = client.from('consents').select('*').eq('user_id', id).is('withdrawn_at', null);
        const [signupInfo, consents] = await Promise.all([
          readSignupInfo(id, signal),
          readList(query, consentFromRow, signal),
        ]);
        return { signupInfo, consents };
      });
    },

    /**
     * Inserts the answers of the welcome step and returns them. Answers that are there already stay and are returned:
     * a repeated click, or a call that had arrived, does no harm.
     * @throws AppError `user_id_missing`, `invalid_value`
     */
    async insertSignupInfo(userId: string, info: SignupInfo): Promise<SignupInfo> {
      const id = requireUserId(userId);
      const row = {
        user_id: id,
        motivation: info.motivation?.trim() ?? '',
        idea_stage: info.ideaStage,
        looking_for: info.lookingFor,
        heard_from: info.heardFrom?.trim() ?? '',
        newsletter: info.newsletter,
      };
      return guard(async () => {
        const inserted = await ignoringExisting(async () =>
          signupInfoFromRow(unwrap(await client.from('signup_info').insert(row).select().single())),
        );
        return inserted ?? (await readSignupInfo(id)) ?? info;
      });
    },

    /**
     * Finishes the welcome step: the consents that are lacking (with the newsletter's, when it is wanted), then the answers.
     * After a fault it is simply called again.
     */
    async completeOnboarding(userId: string, info: SignupInfo): Promise<Onboarding> {
      const id = requireUserId(userId);
      return guard(async () => {
        const before = await repository.readOnboarding(id);
        const hasNewsletter = before.consents.some(({ kind }) => kind === 'newsletter');
        const kinds: ConsentKind[] = missingConsents(before);
        if (info.newsletter && !hasNewsletter) kinds.push('newsletter');
        for (const kind of kinds) await insertConsent(id, kind);
        await repository.insertSignupInfo(id, info);
        return repository.readOnboarding(id);
      });
    },
  };
  return repository;
}

async function ignoringExisting<T>(insert: () => Promise<T>): Promise<T | undefined> {
  try {
    return await insert();
  } catch (cause) {
    if (isAppError(cause) && cause.code === 'already_exists') return undefined;
    throw cause;
  }
}

/** Cache keys of the welcome step. */
export const onboardingKeys = {
  detail: (userId: string | null | undefined) => ['onboarding', userId] as const,
};

/** Queries of the welcome step. The client may be missing while a query is only described. */
export function onboardingQueries(client: GrowSupabase | undefined) {
  return {
    /** What the person has answered and agreed to. */
    detail: (userId: string | null | undefined): ProductQuery<Onboarding> =>
      productQuery(onboardingKeys.detail(userId), async () =>
        onboardingRepository(requireClient(client)).readOnboarding(userId),
      ),
  };
}
