import type { GrowSupabase, Page, ReadOptions } from '../db/growSupabase';
import { answerOf, readPage, readSingle } from '../db/read';
import { maxRows, pageFromResponse, rangeOf } from '../db/paging';
import { containsWords } from '../db/search';
import { AppError, isAppError } from '../errors/AppError';
import { guard, unwrap } from '../errors/unwrap';
import type { Profile, ProfileSettings } from './Profile';
import { profileFields, savedProfileFields, type SavedProfileField } from './profileFields';
import type { ProfileFilter, ProfilePage } from './profilePage';
import { profileFromRow, profileToRow, type ProfileUpdate } from './profileRow';
import type { Role } from './Role';
import { searchProfiles } from './searchProfiles';

/** How often a change is tried over versions that others write meanwhile. */
const ATTEMPTS = 5;

/** Texts of a profile that may be given before its form is seen. */
export type ProfileTexts = { readonly studies?: string; readonly university?: string };
/** What a person says of themselves before they see their profile's form; `skills` are keys of the catalogue. */
export type ProfileStart = ProfileTexts & { readonly skills?: readonly string[] };
type SavedChanges = Partial<Pick<Profile, SavedProfileField>>;

const searched = ['first_name', 'last_name', 'university', 'studies', 'email'] as const;

/** The id that a call needs. @throws AppError `user_id_missing` when there is none. */
export function requireUserId(userId: string | null | undefined): string {
  if (typeof userId !== 'string' || userId.trim() === '') throw new AppError('user_id_missing');
  return userId;
}

/** Reads and writes profiles. Every call throws only AppError. */
export function profileRepository(client: GrowSupabase) {
  const filtered = ({ search = '', role }: ProfileFilter, head = false) => {
    let query = client.from('profiles').select('*', { count: 'exact', head });
    const words = containsWords(searched, search);
    if (words) query = query.or(words);
    if (role) query = query.eq('role', role);
    return query;
  };

  const patch = (row: ProfileUpdate, userId: string) =>
    client.from('profiles').update(row).eq('user_id', requireUserId(userId));

  /** Reads a profile and saves it whole with changes, anew when somebody was faster. */
  const saveOver = async (userId: string, changesTo: (stored: Profile) => SavedChanges): Promise<Profile> => {
    for (let attempt = 1; ; attempt += 1) {
      const stored = await repository.getProfile(userId);
      const changes = changesTo(stored);
      if (Object.keys(changes).length === 0) return stored;
      try {
        return await repository.updateProfile({ ...stored, ...changes });
      } catch (error) {
        if (!isAppError(error) || error.code !== 'conflict' || attempt === ATTEMPTS) throw error;
      }
    }
  };

  const repository = {
    /**
     * The profile of one person.
     * @throws AppError `user_id_missing` without an id; `single_row_expected` (406) when there is no such profile; `malformed_row`.
     */
    async getProfile(userId: string | null | undefined, { signal }: ReadOptions = {}): Promise<Profile> {
      const id = requireUserId(userId);
      return readSingle(client.from('profiles').select('*').eq('user_id', id), profileFromRow, signal);
    },

    /**
     * One page of profiles, by last name unless told otherwise, and how many match in all. A page beyond the end is empty.
     * @throws AppError `invalid_value` for a page that cannot be; `malformed_row`.
     */
    async listProfiles(request: ProfilePage & ReadOptions): Promise<Page<Profile>> {
      const { from, to } = rangeOf(request);
      const { by, isDescending } = request.sort ?? { by: 'name', isDescending: false };
      if (request.search?.trim()) return searchProfiles(client, request);
      let query = filtered(request);
      if (by !== 'name') {
        query = query.order(by, { ascending: !isDescending, nullsFirst: false });
      }
      const ascending = by !== 'name' || !isDescending;
      const page = query
        .order('last_name', { ascending })
        .order('first_name', { ascending })
        .order('user_id')
        .range(from, to);
      return readPage(page, () => filtered(request, true), profileFromRow, request.signal);
    },

    /**
     * Every profile, however many there are, by last name; read in pieces, because a backend cuts long answers silently.
     * @throws AppError `malformed_row`.
     */
    async listAllProfiles({ signal, ...filter }: ProfileFilter & ReadOptions = {}): Promise<Profile[]> {
      return guard(async () => {
        const all: Profile[] = [];
        for (;;) {
          let query = filtered(filter).order('user_id').limit(maxRows);
          const last = all.at(-1);
          // After the last id, not at an offset: somebody who signs up meanwhile moves nobody.
          if (last) query = query.gt('user_id', last.userId);
          const { items, total } = pageFromResponse(await answerOf(query, signal), profileFromRow, signal);
          all.push(...items);
          if (items.length === 0 || items.length >= total) return all.sort(byName);
        }
      });
    },

    /**
     * Saves a whole profile over the version that was read, `profile.version`, and returns the row: the twelve fields of
     * the specification, and of the platform's own only `settings`.
     * @throws AppError `conflict` when somebody wrote the profile since; `forbidden` for a changed role;
     * `single_row_expected` when the row may not be written; `invalid_value`.
     */
    async updateProfile(profile: Profile, settings: ProfileSettings = {}): Promise<Profile> {
      const { userId, version } = profile;
      const saved = Object.fromEntries(savedProfileFields.map((field) => [field, profile[field]]));
      const row = profileToRow({ ...saved, ...settings });
      return guard(async () => {
        const answer = await patch(row, userId).eq('updated_at', version).select().single();
        const isMissed = answer.error?.code === 'PGRST116';
        if (isMissed && (await repository.getProfile(userId)).version !== version) {
          throw new AppError('conflict');
        }
        return profileFromRow(unwrap(answer));
      });
    },

    /** Writes fields that the platform adds, over whichever version stands, and returns the row. @throws AppError */
    async updateSettings(userId: string, settings: ProfileSettings): Promise<Profile> {
      return guard(async () =>
        profileFromRow(unwrap(await patch(profileToRow(settings), userId).select().single())),
      );
    },

    /**
     * Changes single fields of a profile whatever else is written meanwhile: reads it and saves it whole, anew when
     * somebody was faster. Not for what a person typed: their text would go over one they have not seen.
     * @throws AppError as `getProfile` and `updateProfile` do
     */
    changeProfile: (userId: string, changes: SavedChanges): Promise<Profile> =>
      saveOver(userId, () => changes),

    /**
     * Writes single texts where the profile holds none yet, adds skills to those it holds, and returns the row. What
     * somebody else wrote stays.
     * @throws AppError as `getProfile` and `updateProfile` do
     */
    fillProfile: (userId: string, { skills = [], ...texts }: ProfileStart): Promise<Profile> =>
      saveOver(userId, (stored) => {
        const added = skills.filter((key) => !stored.skills.includes(key));
        const room = profileFields.skills.limit;
        return {
          ...Object.fromEntries(
            Object.entries(texts).filter(([name]) => !stored[name as keyof ProfileTexts]),
          ),
          ...(added.length > 0 ? { skills: [...stored.skills, ...added].slice(0, room) } : {}),
        };
      }),

    /**
     * Gives a person another role; for ORGA.
     * @throws AppError `forbidden`, or `last_orga` when nobody would be left.
     */
    setRole: (userId: string, role: Role): Promise<Profile> => repository.changeProfile(userId, { role }),
  };
  return repository;
}

const byName = (a: Profile, b: Profile): number =>
  a.lastName.localeCompare(b.lastName) ||
  a.firstName.localeCompare(b.firstName) ||
  a.userId.localeCompare(b.userId);
