import { leftOutOfPreview, type Agreed, type BulkExample, type BulkPreview } from '@grow/core/bulk';
import { useLocale } from '@grow/shell';
import { Button, Drawer, Field, Skeleton, SkeletonGroup, Text, Textarea } from '@grow/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { m } from '../../paraglide/messages';
import { FormFailure } from '../../shared/failure';
import { useForm, useFormDraft } from '../../shared/form';
import { FailedPart } from '../../shared/state';
import { FateList, fateWords } from '../job';
import { useFreshLogin } from '../security';

const Fields = styled.form`
  display: grid;
  gap: 20px;
`;

const List = styled(FateList)`
  margin-top: 8px;
`;

const MOST_NAMES = 8;

function namesOf(examples: readonly BulkExample[], fate: string, count: number): string {
  const those = examples.filter((one) => one.fate === fate);
  const names = those.map(({ name, detail }) => (detail === undefined ? name : `${name}: ${detail}`));
  const some = [...names.slice(0, MOST_NAMES), ...(count > MOST_NAMES ? ['…'] : [])];
  return some.join(those.some(({ detail }) => detail !== undefined) ? '\n' : ', ');
}

/** Who would be changed, and who is left out and why. */
function PreviewList({ preview }: { preview: BulkPreview }) {
  const { locale } = useLocale();
  const changed = preview.fates.get('changed') ?? 0;
  const groups: (readonly [string, number])[] = [
    ...(changed > 0 ? [['changed', changed] as const] : []),
    ...leftOutOfPreview(preview),
  ];
  return (
    <List>
      {groups.map(([fate, count]) => (
        <div key={fate} data-left-out={fate === 'changed' ? undefined : ''}>
          <dt>{fate === 'changed' ? m.bulk_will_change() : m.bulk_left_out({ reason: fateWords(fate) })}</dt>
          <dd>{count.toLocaleString(locale)}</dd>
          <dd>{namesOf(preview.examples, fate, count)}</dd>
        </div>
      ))}
    </List>
  );
}

type BulkDrawerProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** What it means for those who are changed. */
  lead: string;
  /** What is chosen, such as a role. */
  choices?: ReactNode;
  /** How it is taken back, or why it cannot be; for a day where nothing else is said. */
  undo?: string;
  /** Nothing takes it back. */
  isDestructive?: boolean;
  /** Nothing of anybody is changed: no reason is asked for. */
  isReasonless?: boolean;
  preview: UseQueryResult<BulkPreview>;
  /** The button, with how many would be changed. */
  action: (count: string) => string;
  /** Names what is typed. */
  draft: string;
  /** Starts it; the id of the job, or of what was begun. */
  send: (agreed: Agreed) => Promise<string>;
  onStarted: (id: string) => void;
};

function BulkBody(props: BulkDrawerProps & { id: string; onBusy: (isBusy: boolean) => void }) {
  const { id, lead, choices, isReasonless = false, preview, draft, send, onStarted, onBusy } = props;
  const { undo = m.bulk_undo_rule(), isDestructive = false } = props;
  const { locale } = useLocale();
  const { run, step } = useFreshLogin();
  const kept = useFormDraft<{ reason: string }>(draft);
  const { data, error, isPlaceholderData } = preview;
  const count = data?.fates.get('changed') ?? 0;
  const form = useForm<{ reason: string }, string>({
    initial: kept.read({ reason: '' }),
    validate: ({ reason }) =>
      !isReasonless && reason.trim().length < 3 ? { reason: m.orga_reason_missing() } : {},
    send: async ({ reason }) => {
      onBusy(true);
      try {
        return await run(() => send({ count, reason }));
      } catch (failure) {
        // Others may be meant by now.
        void preview.refetch();
        throw failure;
      } finally {
        onBusy(false);
      }
    },
    onSent: (startedId) => {
      kept.keep({ reason: '' }, { reason: '' });
      onStarted(startedId);
    },
    leavesWhenSent: true,
  });
  if (step) return step;
  return (
    <Fields id={id} noValidate onSubmit={form.handleSubmit}>
      <Text step="ui" tone="muted">
        {lead}
      </Text>
      {choices}
      {!data && error && <FailedPart error={error} />}
      {!data && !error && (
        <SkeletonGroup label={m.loading()}>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
      {data && (
        <div aria-busy={isPlaceholderData}>
          <Text step="ui" role="status">
            {m.bulk_of({ count: count.toLocaleString(locale), total: data.selected.toLocaleString(locale) })}
          </Text>
          <PreviewList preview={data} />
        </div>
      )}
      {!isReasonless && (
        <Field label={m.orga_reason()} help={m.orga_reason_help()} error={form.errors.reason}>
          <Textarea
            {...form.text('reason')}
            onChange={(event) => {
              form.text('reason').onChange(event);
              kept.keep({ reason: event.target.value }, { reason: '' });
            }}
            maxLength={500}
            rows={2}
          />
        </Field>
      )}
      <Text step="small" tone={isDestructive ? 'caution' : 'muted'}>
        {undo}
      </Text>
      <FormFailure failure={form.failure} />
    </Fields>
  );
}

/** Says before what would be done to whom and who is left out, asks why, and starts the job. */
export function BulkDrawer(props: BulkDrawerProps) {
  const { isOpen, onClose, title, preview, action, isDestructive = false } = props;
  const { locale } = useLocale();
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const count = preview.data?.fates.get('changed') ?? 0;
  return (
    <Drawer
      isOpen={isOpen}
      onClose={() => !isBusy && onClose()}
      title={title}
      closeLabel={m.orga_close()}
      actions={
        <Button
          type="submit"
          form={id}
          variant={isDestructive ? 'danger' : 'primary'}
          isBusy={isBusy}
          busyLabel={m.orga_busy()}
          disabled={count === 0 || preview.isPlaceholderData}
        >
          {action(count.toLocaleString(locale))}
        </Button>
      }
    >
      {isOpen && <BulkBody {...props} id={id} onBusy={setBusy} />}
    </Drawer>
  );
}
