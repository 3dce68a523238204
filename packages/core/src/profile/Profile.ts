import type { ProfileFieldValues, ProfileSettingField, SavedProfileField } from './profileFields';

/** A person: the fields of `profileFields`, and what nobody writes here. Optional text is undefined where the database holds null, '' or blanks. */
export interface Profile extends ProfileFieldValues {
  /** Id of the account, a UUID. */
  readonly userId: string;
  /** Undefined for everyone but the person, and for organisers where a list of theirs gives it. */
  readonly email: string | undefined;
  /** When the row was last written, to the microsecond, as the backend wrote it: what a save builds on. */
  readonly version: string;
}

type Changes<Field extends keyof ProfileFieldValues> = {
  readonly [Name in Field]?: ProfileFieldValues[Name] | undefined;
};

/** What changes of the platform's own fields: an absent field stays, one that is undefined clears its column. */
export type ProfileSettings = Changes<ProfileSettingField>;

/** What a person may write. A field that is present with the value undefined clears its column; an absent field stays. */
export type ProfileChanges = Changes<SavedProfileField> & ProfileSettings;
