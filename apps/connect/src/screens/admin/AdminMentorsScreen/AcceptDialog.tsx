import { AppError } from '@grow/core';
import { proposalMutations, type NamedGround, type ProposedPair } from '@grow/core/mentor-proposal';
import { useGrowClient, useLocale } from '@grow/shell';
import { Checkbox, FieldGroup, Radio, Text } from '@grow/ui';
import { applyWords, mentorNames } from '../../../features/mentorProposal';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { FormDialog } from '../../../shared/form';
import type { Outcome } from './useAcceptance';

type Values = { asks: boolean; over: readonly string[] };

/** Pairs to accept, and what they were worked out from: that may be another one by the time somebody says yes. */
export type AskedPairs = { readonly pairs: readonly ProposedPair[]; readonly ground: NamedGround };

type AcceptDialogProps = {
  /** Undefined while it is closed. */
  asked: AskedPairs | undefined;
  onClose: () => void;
  onDone: (outcome: Outcome) => void;
};

/** Mentors who have no place for a pair. */
const overOf = (pairs: readonly ProposedPair[]) => [
  ...new Set(pairs.filter(({ isOverCapacity }) => isOverCapacity).map(({ mentorId }) => mentorId)),
];

/** Asks whether mentors are asked first or assigned at once, and for a yes to each who would have more teams than they offered. */
export function AcceptDialog({ asked, onClose, onDone }: AcceptDialogProps) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const accepting = useProductMutation(proposalMutations(supabase).accept);
  const { pairs = [], ground } = asked ?? {};
  const nameOf = mentorNames(ground);
  const over = overOf(pairs);
  const mentors = new Set(pairs.map(({ mentorId }) => mentorId)).size;
  const number = (value: number) => value.toLocaleString(locale);
  const send = async ({ asks, over: agreed }: Values) => {
    if (!ground) return;
    const given = pairs.map(({ teamId, mentorId }) => ({
      ...{ teamId, mentorId, isOver: agreed.includes(mentorId) },
    }));
    try {
      onDone({ kind: 'accepted', pairs: await accepting.send({ hash: ground.hash, pairs: given, asks }) });
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'proposal_stale') throw error;
      onDone({ kind: 'stale' });
    }
  };
  return (
    <FormDialog<Values, void>
      isOpen={pairs.length > 0}
      onClose={onClose}
      title={applyWords(pairs.length, locale)}
      keep={m.orga_keep()}
      action={applyWords(pairs.length, locale)}
      busy={m.orga_busy()}
      initial={{ asks: true, over: [] }}
      send={send}
    >
      {(form) => (
        <>
          <Text step="ui">
            {m.matching_accept_detail({ teams: number(pairs.length), mentors: number(mentors) })}
          </Text>
          <FieldGroup label={m.matching_how()}>
            <Radio
              name="asks"
              checked={form.values.asks}
              detail={m.matching_ask_detail()}
              onChange={() => form.set({ asks: true })}
            >
              {m.matching_ask()}
            </Radio>
            <Radio
              name="asks"
              checked={!form.values.asks}
              detail={m.matching_assign_detail()}
              onChange={() => form.set({ asks: false })}
            >
              {m.matching_assign()}
            </Radio>
          </FieldGroup>
          {over.length > 0 && (
            <FieldGroup label={m.matching_over_title()}>
              {over.map((id) => (
                <Checkbox
                  key={id}
                  checked={form.values.over.includes(id)}
                  onChange={({ target }) =>
                    form.set({
                      over: target.checked
                        ? [...form.values.over, id]
                        : form.values.over.filter((one) => one !== id),
                    })
                  }
                >
                  {m.matching_over_yes({
                    mentor: nameOf(id),
                    count: ground?.mentors.find((mentor) => mentor.id === id)?.capacity ?? 0,
                  })}
                </Checkbox>
              ))}
            </FieldGroup>
          )}
        </>
      )}
    </FormDialog>
  );
}
