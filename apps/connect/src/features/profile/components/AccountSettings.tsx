import type { Profile } from '@grow/core';
import { roleWord, useLocale } from '@grow/shell';
import { Button, RoleBadge, Section, TextLink } from '@grow/ui';
import { useState } from 'react';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { SettingRow } from './SettingRow';
import { SignOutEverywhere } from './SignOutEverywhere';

/** E-mail, role, password and sessions. */
export function AccountSettings({ profile }: { profile: Profile }) {
  const { locale } = useLocale();
  const [isAsking, setAsking] = useState(false);
  const newPassword = fullPath(paths.newPassword({ next: fullPath(paths.profile()) }));
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
        label={m.profile_password()}
        action={
          <TextLink href={newPassword} linkComponent={AppLink}>
            {m.profile_change()}
          </TextLink>
        }
      >
        {m.profile_password_note()}
      </SettingRow>
      <SettingRow
        label={m.profile_everywhere()}
        action={
          <Button variant="danger" size="sm" onClick={() => setAsking(true)}>
            {m.profile_everywhere_action()}
          </Button>
        }
      >
        {m.profile_everywhere_note()}
      </SettingRow>
      <SignOutEverywhere isOpen={isAsking} onClose={() => setAsking(false)} />
    </Section>
  );
}
