import { Button, Field, Input } from '@grow/ui';
import { Volume2, VolumeX } from 'lucide-react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 12px;
  align-items: start;
  > button {
    margin-top: 30px;
  }
`;

/** As the server cuts it. */
const LONGEST_NAME = 80;

/** Props of {@link CheckInSettings}. */
export type CheckInSettingsProps = {
  name: string;
  onName: (name: string) => void;
  isSilent: boolean;
  onSilent: (isSilent: boolean) => void;
};

/** What this device is called and whether it sounds. */
export function CheckInSettings({ name, onName, isSilent, onSilent }: CheckInSettingsProps) {
  const Icon = isSilent ? Volume2 : VolumeX;
  return (
    <Row>
      <Field label={m.check_in_desk()} help={m.check_in_desk_help()}>
        <Input value={name} maxLength={LONGEST_NAME} onChange={({ target }) => onName(target.value)} />
      </Field>
      <Button icon={<Icon size={18} strokeWidth={1.75} aria-hidden />} onClick={() => onSilent(!isSilent)}>
        {isSilent ? m.check_in_sound_on() : m.check_in_sound_off()}
      </Button>
    </Row>
  );
}
