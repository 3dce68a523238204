import type { Database } from '../db/database.types';
import type { Locale } from './Locale';
import type { Role } from './Role';

/** What a field of each kind holds; the kind also says how its column is read, written, cleared and checked. */
export interface ProfileFieldKinds {
  /** One line that has to say something. */
  readonly name: string;
  /** One line, undefined where nothing was written: others read it as a line about the person. */
  readonly line: string | undefined;
  /** Undefined where nothing was written. */
  readonly text: string | undefined;
  /** '' where nothing was written. */
  readonly prose: string;
  readonly keys: readonly string[];
  readonly flag: boolean;
  readonly role: Role;
  readonly locale: Locale;
  readonly fields: readonly HideableProfileField[];
}

interface ProfileFieldRule {
  readonly column: keyof Database['public']['Views']['profiles']['Update'];
  readonly kind: keyof ProfileFieldKinds;
  /** Most characters, of keys their number: the database refuses more. */
  readonly limit?: number;
  /** `specification`: every save sends it, as the specification lists it; `platform`: only when it changes. */
  readonly from: 'specification' | 'platform';
  /** Whether the person can hide it from everyone but ORGA. */
  readonly isHideable?: true;
  /** Nobody but the person and ORGA reads it. */
  readonly isPrivate?: true;
}

/** Every field of a profile that can be written. Types, columns, limits and what is checked follow from this table. */
export const profileFields = {
  firstName: { column: 'first_name', kind: 'name', limit: 80, from: 'specification' },
  lastName: { column: 'last_name', kind: 'name', limit: 80, from: 'specification' },
  homeland: { column: 'homeland', kind: 'line', limit: 120, from: 'specification', isHideable: true },
  studies: { column: 'studies', kind: 'line', limit: 120, from: 'specification', isHideable: true },
  university: { column: 'university', kind: 'line', limit: 120, from: 'specification', isHideable: true },
  universityCountry: {
    column: 'university_country',
    kind: 'line',
    limit: 120,
    from: 'specification',
    isHideable: true,
  },
  gender: { column: 'gender', kind: 'text', limit: 120, from: 'specification', isPrivate: true },
  /** A changed one is refused by the database for everyone but ORGA; an unchanged one is accepted. */
  role: { column: 'role', kind: 'role', from: 'specification' },
  /** Name of the file in the bucket `avatars`, not an address. */
  avatar: { column: 'avatar', kind: 'text', from: 'specification' },
  /** Keys of the skills catalogue. */
  skills: { column: 'skills', kind: 'keys', limit: 20, from: 'specification', isHideable: true },
  bio: { column: 'bio', kind: 'prose', limit: 1000, from: 'specification', isHideable: true },
  keyQualification: {
    column: 'key_qualification',
    kind: 'line',
    limit: 120,
    from: 'specification',
    isHideable: true,
  },
  /** Whether people who look for a team may find this person. */
  discoverable: { column: 'discoverable', kind: 'flag', from: 'platform' },
  /** The language the person chose last; English at first. */
  locale: { column: 'locale', kind: 'locale', from: 'platform' },
  phone: { column: 'phone', kind: 'text', limit: 40, from: 'platform', isPrivate: true },
  /** Where the person lives or studies. */
  city: { column: 'city', kind: 'line', limit: 80, from: 'platform', isHideable: true },
  /** What the person looks for, in one sentence. */
  wish: { column: 'wish', kind: 'line', limit: 160, from: 'platform', isHideable: true },
  /** What the person hides from other members; those find the fields empty, and this list too. */
  hiddenFields: { column: 'hidden_fields', kind: 'fields', from: 'platform', isPrivate: true },
} as const satisfies Record<string, ProfileFieldRule>;

type Fields = typeof profileFields;

/** A field of a profile that can be written. */
export type ProfileFieldName = keyof Fields;

type FieldsWith<Rule> = {
  [Name in ProfileFieldName]: Fields[Name] extends Rule ? Name : never;
}[ProfileFieldName];

/** A field that a person can hide from everyone but ORGA. */
export type HideableProfileField = FieldsWith<{ readonly isHideable: true }>;

/** A field whose text or number of keys is limited. */
export type LimitedProfileField = FieldsWith<{ readonly limit: number }>;

/** A field that every save sends, as the specification lists them. */
export type SavedProfileField = FieldsWith<{ readonly from: 'specification' }>;

/** A field that the platform adds to the specification's profile. */
export type ProfileSettingField = FieldsWith<{ readonly from: 'platform' }>;

/** What the fields hold. */
export type ProfileFieldValues = { readonly [Name in keyof Fields]: ProfileFieldKinds[Fields[Name]['kind']] };

/** The fields in the order of the table, each with its rule. */
export const profileFieldRules = Object.entries(profileFields) as readonly (readonly [
  ProfileFieldName,
  ProfileFieldRule,
])[];

const namesWith = (is: (rule: ProfileFieldRule) => boolean): ProfileFieldName[] =>
  profileFieldRules.filter(([, rule]) => is(rule)).map(([name]) => name);

/** The fields that a person can hide from everyone but ORGA. */
export const hideableProfileFields = namesWith(
  ({ isHideable }) => isHideable === true,
) as readonly HideableProfileField[];

/** The fields that every save sends. */
export const savedProfileFields = namesWith(
  ({ from }) => from === 'specification',
) as readonly SavedProfileField[];
