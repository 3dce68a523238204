import { AppError } from '@grow/core';
import {
  proposalMutations,
  type Acceptance,
  type NamedGround,
  type ProposedPair,
} from '@grow/core/mentor-proposal';
import { useGrowClient, useLocale } from '@grow/shell';
import { Checkbox, FieldGroup, Radio, Text } from '@grow/ui';
import { applyWords, mentorNames } from '../../../features/mentorProposal';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { FormDialog } from '../../../shared/form';

type Values = { asks: boolean; over: readonly string[] };

type AcceptDialogProps = {
  /** Undefined while it is closed. */
  pairs: readonly ProposedPair[] | undefined;
  ground: NamedGround;
  onClose: () => void;
  onDone: (result: Acceptance) => void;
  /** What the pairs were worked out from has changed; nothing was done. */
  onStale: () => void;
};

/** How many of the pairs each mentor would get who has no place for them. */
const overOf = (pairs: readonly ProposedPair[]) => [
  ...new Set(pairs.filter(({ isOverCapacity }) => isOverCapacity).map(({ mentorId }) => mentorId)),
];

/** Asks whether mentors are asked first or assigned at once, and for a yes to each who would have more teams than they offered. */
export function AcceptDialog({ pairs = [], ground, onClose, onDone, onStale, ...rest }: AcceptDialogProps) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const accepting = useProductMutation(proposalMutations(supabase).accept);
  const nameOf = mentorNames(ground);
  const over = overOf(pairs);
  const mentors = new Set(pairs.map(({ mentorId }) => mentorId)).size;
  const number = (value: number) => value.toLocaleString(locale);
  const send = async ({ asks, over: agreed }: Values) => {
    const given = pairs.map(({ teamId, mentorId }) => ({
      ...{ teamId, mentorId, isOver: agreed.includes(mentorId) },
    }));
    try {
      onDone(await accepting.send({ hash: ground.hash, pairs: given, asks }));
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'proposal_stale') throw error;
      onStale();
    }
  };
  return (
    <FormDialog<Values, void>
      {...rest}
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
                    count: ground.mentors.find((mentor) => mentor.id === id)?.capacity ?? 0,
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
