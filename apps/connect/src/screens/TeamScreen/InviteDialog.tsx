import type { Team } from '@grow/core';
import { Button, Dialog, Segmented, Text, TextLink } from '@grow/ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { AppLink } from '../../navigation';
import { m } from '../../paraglide/messages';
import { fullPath, paths } from '../../paths';
import { InviteByLink } from './InviteByLink';
import { InviteByMail } from './InviteByMail';

const Stack = styled.div`
  display: grid;
  gap: 20px;
  justify-items: start;
  & > form {
    width: 100%;
  }
`;

type Way = 'mail' | 'link';

type InviteDialogProps = { team: Team; isLed: boolean; isOpen: boolean; onClose: () => void };

/** Ways to invite somebody: to an address, or by a link, which the captain makes; people of the list are invited there. */
export function InviteDialog({ team, isLed, isOpen, onClose }: InviteDialogProps) {
  const id = useId();
  const [way, setWay] = useState<Way>('mail');
  const [isBusy, setBusy] = useState(false);
  const handleClose = () => {
    if (!isBusy) onClose();
  };
  const isByLink = isLed && way === 'link';
  const words = isByLink
    ? { action: m.team_link_make(), busy: m.team_link_making() }
    : { action: m.invite_send(), busy: m.invite_busy() };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={handleClose}
      title={m.team_invite_title({ team: team.name })}
      actions={
        <>
          <Button onClick={handleClose}>{m.team_invite_close()}</Button>
          <Button type="submit" form={id} variant="primary" isBusy={isBusy} busyLabel={words.busy}>
            {words.action}
          </Button>
        </>
      }
    >
      <Stack>
        {isLed && (
          <Segmented
            label={m.team_invite_way()}
            options={[
              { value: 'mail', label: m.team_invite_mail() },
              { value: 'link', label: m.team_invite_link() },
            ]}
            value={way}
            onChange={setWay}
          />
        )}
        {isByLink ? (
          <InviteByLink team={team} id={id} onBusy={setBusy} />
        ) : (
          <InviteByMail team={team} id={id} onBusy={setBusy} />
        )}
        <Text step="ui">
          {m.team_invite_listed()}{' '}
          <TextLink href={`${fullPath(paths.teams())}?view=people`} linkComponent={AppLink}>
            {m.team_requests_look()}
          </TextLink>
        </Text>
      </Stack>
    </Dialog>
  );
}
