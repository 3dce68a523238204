import { Checkbox, Dialog, KeyHints, Text, type KeyHint } from '@grow/ui';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';

const Stack = styled.div`
  display: grid;
  gap: 20px;
  padding-top: 8px;
`;

/** Keys that are named below the verdict. */
export const keyHints = (): KeyHint[] => [
  { keys: ['J', 'K'], does: m.review_key_move() },
  { keys: ['A', 'R'], does: m.review_key_choose() },
  { keys: ['N'], does: m.review_key_note() },
  { keys: ['C'], does: m.review_key_changes() },
  { keys: ['Ctrl', 'Enter'], does: m.review_key_send() },
  { keys: ['?'], does: m.review_key_all() },
];

type KeysProps = { isOpen: boolean; onClose: () => void; isOn: boolean; onSwitch: (isOn: boolean) => void };

/** All keys of the reading room, and whether single ones act. */
export function KeysDialog({ isOpen, onClose, isOn, onSwitch }: KeysProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={m.review_keys_title()} closeLabel={m.review_close()}>
      <Stack>
        <KeyHints hints={keyHints()} isStacked />
        <div>
          <Checkbox checked={isOn} onChange={({ target }) => onSwitch(target.checked)}>
            {m.review_keys_on()}
          </Checkbox>
          <Text step="ui" tone="muted">
            {m.review_keys_help()}
          </Text>
        </div>
      </Stack>
    </Dialog>
  );
}
