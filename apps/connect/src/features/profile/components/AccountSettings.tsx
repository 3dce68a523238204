import type { Profile } from '@grow/core';
import { roleWord, useLocale } from '@grow/shell';
import { RoleBadge, Section, TextLink } from '@grow/ui';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { SettingRow } from './SettingRow';

/** Who one is to GROW, and the ways to the parts about safety and data. */
export function AccountSettings({ profile }: { profile: Profile }) {
  const { locale } = useLocale();
  const security = fullPath(paths.profileSecurity());
  const privacy = fullPath(paths.profilePrivacy());
  return (
    <Section title={m.profile_section_account()} titleStep="h2" isFlush>
      <SettingRow label={m.email()}>{profile.email}</SettingRow>
      <SettingRow
        label={m.profile_role()}
        action={<RoleBadge personRole={profile.role}>{roleWord(profile.role, locale)}</RoleBadge>}
      >
        {m.profile_role_note()}
      </SettingRow>
      <SettingRow
        label={m.security_tab()}
        action={
          <TextLink href={security} linkComponent={AppLink}>
            {m.profile_security_open()}
          </TextLink>
        }
      >
        {m.profile_security_note()}
      </SettingRow>
      <SettingRow
        label={m.privacy_tab()}
        action={
          <TextLink href={privacy} linkComponent={AppLink}>
            {m.profile_privacy_open()}
          </TextLink>
        }
      >
        {m.profile_privacy_note()}
      </SettingRow>
    </Section>
  );
}
