import { canAssign, jurorMutations, type RoundJuror, type RoundSetup } from '@grow/core/round';
import { useGrowClient, useLocale } from '@grow/shell';
import { ActionMenu, Avatar, Badge, Button, Section, Text } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { personName } from '../../../../features/people';
import { useProductMutation } from '../../../../mutation';
import { m } from '../../../../paraglide/messages';
import { JurorDialog } from './JurorDialog';
import { ReasonDialog } from '../ReasonDialog';
import { guestWord, useGuestActions } from './useGuestActions';

const List = styled.ul`
  list-style: none;
  padding: 0;
  margin: 0;
  li {
    display: grid;
    grid-template-columns: 34px minmax(0, 1fr) auto;
    gap: 4px 12px;
    align-items: center;
    padding: 10px 0;
    border-bottom: 1px solid var(--color-line);
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--color-ink-muted);
  }
`;

/** Who judges: where they sit, how much they have, and whether their phone has everything. */
export function JurorPanel({ setup }: { setup: RoundSetup }) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<RoundJuror>();
  const { round, jurors, stages, ballots } = setup;
  const guests = useGuestActions(round.id);
  const mutations = jurorMutations(supabase);
  const seating = useProductMutation(mutations.seat, {
    words: {
      done: m.gates_seated(),
      failed: m.gates_not_seated(),
      undone: m.gates_seat_undone(),
      notUndone: m.gates_not_seated(),
    },
  });
  const withdrawing = useProductMutation(mutations.withdraw, {
    words: { done: m.gates_withdrawn(), undone: m.gates_juror_back(), notUndone: m.gates_juror_not_back() },
  });
  const granting = useProductMutation(mutations.grant, {
    words: { done: m.gates_juror_back(), failed: m.gates_juror_not_back() },
  });
  const detail = (juror: RoundJuror) => {
    const own = ballots.filter(({ jurorId, state }) => jurorId === juror.id && state !== 'recused');
    const films = own.filter(({ kind }) => kind === 'bridge').length;
    const stage = stages.find(({ id }) => id === juror.stageId)?.name ?? m.gates_films_only();
    return m.gates_juror_load({ stage, sheets: own.length - films, films });
  };
  const leave = (juror: RoundJuror, reason: string): Promise<unknown> => {
    if (juror.guest !== undefined) return guests.revoke(juror.id, reason);
    return withdrawing.send({
      ...{ roundId: round.id, userId: juror.id, reason },
      ...(juror.stageId === undefined ? {} : { stageId: juror.stageId }),
    });
  };
  const actions = (juror: RoundJuror) =>
    juror.withdrawnAt !== undefined
      ? [
          {
            key: 'back',
            label: m.gates_ask_again(),
            onSelect: () =>
              granting.run({
                ...{ roundId: round.id, userId: juror.id },
                ...(juror.stageId === undefined ? {} : { stageId: juror.stageId }),
              }),
          },
        ]
      : [
          ...stages
            .filter(({ id }) => id !== juror.stageId)
            .map(({ id, name }) => ({
              key: id,
              label: m.gates_seat_at({ stage: name }),
              onSelect: () =>
                seating.run({ roundId: round.id, userId: juror.id, stageId: id, former: juror.stageId }),
            })),
          ...(juror.guest === undefined
            ? []
            : [
                {
                  key: 'link',
                  label: m.gates_guest_send_again(),
                  onSelect: () => guests.sendLink(juror.id),
                },
              ]),
          {
            key: 'leave',
            label: juror.guest === undefined ? m.gates_withdraw_juror() : m.gates_guest_revoke(),
            tone: 'critical' as const,
            onSelect: () => setLeaving(juror),
          },
        ];
  return (
    <Section
      title={m.gates_jury()}
      aside={
        canAssign(round) && (
          <Button size="sm" onClick={() => setAdding(true)}>
            {m.gates_add_juror()}
          </Button>
        )
      }
      isFlush
    >
      {jurors.length === 0 && <Text>{m.gates_jury_none()}</Text>}
      <List>
        {jurors.map((juror) => (
          <li key={juror.id}>
            <Avatar size={34} firstName={juror.firstName} lastName={juror.lastName} />
            <div>
              <b>{personName(juror)}</b>{' '}
              {juror.withdrawnAt !== undefined && <Badge>{m.gates_judges_no_more()}</Badge>}
              {juror.withdrawnAt === undefined && juror.readyAt !== undefined && (
                <Badge tone="positive">{m.gates_phone_ready()}</Badge>
              )}
              <small>{detail(juror)}</small>
              {juror.guest && <small>{guestWord(juror.guest)}</small>}
            </div>
            {canAssign(round) && (
              <ActionMenu
                label={m.gates_juror_actions({ person: personName(juror) })}
                actions={actions(juror)}
              />
            )}
          </li>
        ))}
      </List>
      <Text step="small" tone="muted">
        {m.gates_jury_count({ count: jurors.length.toLocaleString(locale) })}
      </Text>
      <JurorDialog setup={setup} isOpen={isAdding} onClose={() => setAdding(false)} />
      <ReasonDialog
        isOpen={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        name="juror leaves"
        about={leaving?.id}
        {...(leaving?.guest === undefined
          ? {
              title: leaving ? m.gates_withdraw_title({ person: personName(leaving) }) : '',
              detail: m.gates_withdraw_detail(),
              action: m.gates_withdraw_juror(),
            }
          : {
              title: m.gates_guest_revoke_title({ person: personName(leaving) }),
              detail: m.gates_guest_revoke_detail(),
              action: m.gates_guest_revoke(),
            })}
        send={async (reason) => leaving && leave(leaving, reason)}
      />
    </Section>
  );
}
