import { Section } from '@grow/ui';
import { m } from '../../../paraglide/messages';
import { SettingRow } from '../../profile';

/** Which people see which part of a profile: what the database enforces, in words. */
export function WhoSeesWhat() {
  return (
    <Section title={m.privacy_section_sees()} titleStep="h2" isFlush>
      <SettingRow label={m.privacy_sees_public()}>{m.privacy_sees_public_detail()}</SettingRow>
      <SettingRow label={m.privacy_sees_all()}>{m.privacy_sees_all_detail()}</SettingRow>
      <SettingRow label={m.privacy_sees_orga()}>{m.privacy_sees_orga_detail()}</SettingRow>
      <SettingRow label={m.privacy_sees_you()}>{m.privacy_sees_you_detail()}</SettingRow>
    </Section>
  );
}
