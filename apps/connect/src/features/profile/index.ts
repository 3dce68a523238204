export { AboutFields } from './components/AboutFields';
export { AccountSettings } from './components/AccountSettings';
export { BringFields } from './components/BringFields';
export { ClashNote } from './components/ClashNote';
export { DraftNote } from './components/DraftNote';
export { LookSettings } from './components/LookSettings';
export { ProfilePreview } from './components/ProfilePreview';
export { SkillChips } from './components/SkillChips';
export { SettingRow } from './components/SettingRow';
export { addToProfileDraft } from './profileDraft';
export { profileValueNames, type ProfileValueName } from './profileValues';
export {
  blockerInWords,
  changesInWords,
  genderInWords,
  profileErrors,
  profileLabels,
  type ProfileErrors,
} from './profileWords';
export { useLeaveWarning } from './useLeaveWarning';
export { useProfileEdits } from './useProfileEdits';
export { useSaveProfile } from './useSaveProfile';
export { useSaveSettings } from './useSaveSettings';
export { useSaveShortcut } from './useSaveShortcut';
export { useSkills } from './useSkills';
