import { teamRequestMutations, teamMutations, type Team } from '@grow/core/team';
import { useGrowClient, useUserId } from '@grow/shell';
import { Segmented, Text, TextLink } from '@grow/ui';
import { useState } from 'react';
import { FormDialog, useFormDraft, type FormDraft } from '../../../shared/form';
import { useProductMutation } from '../../../mutation';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { InviteByLink } from './InviteByLink';
import { InviteByMail, isAskedAlready } from './InviteByMail';
import { emptyInvite, inviteErrors, type InviteValues, type InviteWay } from './inviteForm';

type InviteDialogProps = { team: Team; isLed: boolean; isOpen: boolean; onClose: () => void };

/** What is typed to whoever has an address; a link is made of numbers that nobody misses. */
function useInviteDraft(team: Team): FormDraft<InviteValues> {
  const texts = useFormDraft<{ email: string; message: string }>('invite-mail', team.id);
  const textsOf = ({ email, message }: InviteValues) => ({ email, message });
  return {
    read: (initial) => ({ ...initial, ...texts.read(textsOf(initial)) }),
    keep: (values, initial) => texts.keep(textsOf(values), textsOf(initial)),
  };
}

/** Ways to invite somebody: to an address, or by a link, which the captain makes; people of the list are invited there. */
export function InviteDialog({ team, isLed, isOpen, onClose }: InviteDialogProps) {
  const { supabase } = useGrowClient();
  const { createLink } = teamMutations(supabase, useUserId() ?? '');
  const [chosen, setWay] = useState<InviteWay>('mail');
  const way = isLed ? chosen : 'mail';
  const isByLink = way === 'link';
  const draft = useInviteDraft(team);
  const making = useProductMutation(createLink);
  const inviting = useProductMutation(teamRequestMutations(supabase).inviteByEmail, {
    words: {
      done: (_, { email }) => m.invite_sent({ name: email.trim() }),
      detail: m.team_invite_mail_sent(),
    },
  });
  return (
    <FormDialog<InviteValues, Partial<InviteValues>>
      isOpen={isOpen}
      onClose={onClose}
      title={m.team_invite_title({ team: team.name })}
      keep={m.team_invite_close()}
      action={isByLink ? m.team_link_make() : m.invite_send()}
      busy={isByLink ? m.team_link_making() : m.invite_busy()}
      formKey={way}
      above={
        isLed && (
          <Segmented
            label={m.team_invite_way()}
            options={[
              { value: 'mail', label: m.team_invite_mail() },
              { value: 'link', label: m.team_invite_link() },
            ]}
            value={way}
            onChange={setWay}
          />
        )
      }
      draft={draft}
      initial={emptyInvite}
      validate={(values) => inviteErrors(way, values)}
      send={async ({ email, message, uses, days }) => {
        const teamId = team.id;
        if (isByLink)
          return { made: await making.send({ teamId, maxUses: Number(uses), days: Number(days) }) };
        await inviting.send({ teamId, email, message });
        return { email: '', message: '' };
      }}
      next={(values) => values}
      isShownByField={isAskedAlready}
    >
      {(form) => (
        <>
          {isByLink ? <InviteByLink form={form} /> : <InviteByMail form={form} />}
          <Text step="ui">
            {m.team_invite_listed()}{' '}
            <TextLink href={`${fullPath(paths.teams())}?view=people`} linkComponent={AppLink}>
              {m.team_requests_look()}
            </TextLink>
          </Text>
        </>
      )}
    </FormDialog>
  );
}
