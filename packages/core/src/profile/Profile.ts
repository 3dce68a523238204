/** What a person is in the contest; it decides the menu and, in the database, the rights. */
export const roles = ['PARTICIPANT', 'ORGA', 'MENTOR'] as const;

/** One of the three roles. */
export type Role = (typeof roles)[number];

/** Languages a person can choose. */
export const locales = ['en', 'de'] as const;

/** A language a person can choose. */
export type Locale = (typeof locales)[number];

/** Fields that a person can hide from everyone but ORGA. */
export const hideableProfileFields = [
  'homeland',
  'studies',
  'university',
  'universityCountry',
  'skills',
  'bio',
  'keyQualification',
  'city',
  'wish',
] as const;

/** A field that a person can hide from everyone but ORGA. */
export type HideableProfileField = (typeof hideableProfileFields)[number];

/** A person. Optional text is undefined where the database holds null, '' or blanks. */
export interface Profile {
  /** Id of the account, a UUID. */
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly homeland: string | undefined;
  readonly studies: string | undefined;
  readonly university: string | undefined;
  readonly universityCountry: string | undefined;
  /** Undefined for everyone but the person and ORGA. */
  readonly gender: string | undefined;
  readonly role: Role;
  /** Name of the file in the bucket `avatars`, not an address. */
  readonly avatar: string | undefined;
  /** Keys of the skills catalogue. */
  readonly skills: readonly string[];
  /** '' where nothing was written. */
  readonly bio: string;
  readonly keyQualification: string | undefined;
  /** Whether people who look for a team may find this person. */
  readonly discoverable: boolean;
  /** The language the person chose last; English at first. */
  readonly locale: Locale;
  /** Undefined for everyone but the person and ORGA. */
  readonly email: string | undefined;
  /** Undefined for everyone but the person and ORGA. */
  readonly phone: string | undefined;
  /** Where the person lives or studies. */
  readonly city: string | undefined;
  /** What the person looks for, in one sentence. */
  readonly wish: string | undefined;
  /** What the person hides from other members; those find the fields empty, and this list too. */
  readonly hiddenFields: readonly HideableProfileField[];
  /** When the row was last written, to the microsecond, as the backend wrote it: what a save builds on. */
  readonly version: string;
}

/** The fields that every save of a profile sends, as the specification lists them. */
export const savedFields = [
  'firstName',
  'lastName',
  'studies',
  'university',
  'universityCountry',
  'homeland',
  'gender',
  'avatar',
  'skills',
  'role',
  'bio',
  'keyQualification',
] as const satisfies readonly (keyof Profile)[];

/** What the platform adds to the specification's profile. */
export const settingFields = [
  'discoverable',
  'locale',
  'phone',
  'city',
  'wish',
  'hiddenFields',
] as const satisfies readonly (keyof Profile)[];

type Changes<Field extends keyof Profile> = { readonly [Name in Field]?: Profile[Name] | undefined };

/** What changes of the platform's own fields: an absent field stays, one that is undefined clears its column. */
export type ProfileSettings = Changes<(typeof settingFields)[number]>;

/**
 * What a person may write. A field that is present with the value undefined clears its column; an absent field stays.
 * A changed `role` is refused by the database for everyone but ORGA; an unchanged one is accepted.
 */
export type ProfileChanges = Changes<(typeof savedFields)[number]> & ProfileSettings;
