import {
  canAskForExtension,
  canTakeBackHandIn,
  canWriteHandIn,
  handInMutations,
  type HandInPhase,
  type HandInRecord,
} from '@grow/core/hand-in';
import type { Milestone } from '@grow/core/milestone';
import { useGrowClient } from '@grow/shell';
import { Button, Checkbox, Field, Text, Textarea } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { FormDialog } from '../../../shared/form';

const Root = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
  margin-top: 28px;
  &:empty {
    display: none;
  }
`;

type OptionsProps = {
  teamId: string;
  milestone: Milestone;
  record: HandInRecord | null;
  phase: HandInPhase;
  now: Date;
};

/** Goes on there once it is drawn and a dialog is closed: the button that was pressed is gone. */
const focusSoon = (selector: string) =>
  requestAnimationFrame(() =>
    requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus()),
  );

/** What else a team can do: take back, leave it to the clock or not, ask for more time. */
export function HandInOptions({ teamId, milestone, record, phase, now }: OptionsProps) {
  const { supabase } = useGrowClient();
  const mutations = handInMutations(supabase, teamId, milestone.id);
  const [isAsking, setAsking] = useState(false);
  const takeBack = useProductMutation(mutations.takeBack, {
    words: {
      done: m.hand_in_taken_back(),
      detail: m.hand_in_taken_back_detail(),
      failed: m.hand_in_not_taken_back(),
    },
    onDone: () => focusSoon('[data-save-bar] button'),
  });
  const switchClock = useProductMutation(mutations.switchClock, {
    words: {
      done: (handIn) => (handIn.handsInByClock ? m.hand_in_clock_on() : m.hand_in_clock_off()),
      undone: m.hand_in_clock_undone(),
      failed: m.hand_in_clock_failed(),
      notUndone: m.hand_in_clock_failed(),
    },
  });
  const ask = useProductMutation(mutations.askForExtension, {
    words: { done: m.hand_in_asked(), detail: m.hand_in_asked_detail() },
    onDone: () => focusSoon('[data-asked]'),
  });
  const canTakeBack = record !== null && canTakeBackHandIn(milestone, record, now);
  const isWritten = canWriteHandIn(phase) && phase !== 'changes_requested';
  return (
    <Root>
      {isWritten && (
        <Checkbox
          checked={record?.handsInByClock ?? true}
          detail={m.hand_in_clock_detail()}
          onChange={(event) => switchClock.run(event.target.checked)}
        >
          {m.hand_in_clock()}
        </Checkbox>
      )}
      {canTakeBack && (
        <Button size="sm" isBusy={takeBack.isBusy} onClick={() => takeBack.run(record.id)}>
          {m.hand_in_take_back()}
        </Button>
      )}
      {canAskForExtension(phase) &&
        (record?.extensionAskedAt ? (
          <Text step="small" tone="muted" tabIndex={-1} data-asked="">
            {m.hand_in_asked()}
          </Text>
        ) : (
          <>
            {record?.extensionDeclinedReason && (
              <Text step="small" tone="muted">
                {m.hand_in_declined({ reason: record.extensionDeclinedReason })}
              </Text>
            )}
            <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
              {m.hand_in_ask()}
            </Button>
          </>
        ))}
      <FormDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={m.hand_in_ask_title()}
        keep={m.hand_in_ask_keep()}
        action={m.hand_in_ask()}
        busy={m.hand_in_sending()}
        initial={{ reason: '' }}
        validate={({ reason }) => (reason.trim().length < 3 ? { reason: m.hand_in_ask_missing() } : {})}
        send={async ({ reason }) => ask.send(reason)}
      >
        {(form) => (
          <Field label={m.hand_in_ask_reason()} help={m.hand_in_ask_help()} error={form.errors.reason}>
            <Textarea maxLength={500} {...form.text('reason')} />
          </Field>
        )}
      </FormDialog>
    </Root>
  );
}
