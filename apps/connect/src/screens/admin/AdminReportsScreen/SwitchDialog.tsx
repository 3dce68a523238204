import { reportMutations, type ReportSwitch } from '@grow/core/report';
import { useGrowClient, useLocale } from '@grow/shell';
import { Field, Select, Text, Textarea } from '@grow/ui';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { FormDialog, useFormDraft } from '../../../shared/form';
import { percentOf } from './reportWords';

type SwitchDialogProps = { isOpen: boolean; found: ReportSwitch; onClose: () => void };
type Values = { reason: string; share: string };

const shares = [0.01, 0.05, 0.1, 0.25, 0.5, 1];

/** Switches reports on or off, with the reason that the log keeps. */
export function SwitchDialog({ isOpen, found, onClose }: SwitchDialogProps) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const isOn = !found.isOn;
  const setting = useProductMutation(reportMutations(supabase).set, {
    words: { done: ({ isOn: isNowOn }) => (isNowOn ? m.reports_now_on() : m.reports_now_off()) },
    onDone: onClose,
  });
  return (
    <FormDialog<Values, void>
      isOpen={isOpen}
      onClose={onClose}
      title={isOn ? m.reports_switch_on_title() : m.reports_switch_off_title()}
      keep={m.orga_keep()}
      action={isOn ? m.reports_switch_on() : m.reports_switch_off()}
      busy={m.orga_busy()}
      variant="primary"
      formKey={String(isOn)}
      draft={useFormDraft<Values>('reportSwitch', String(isOn))}
      initial={{ reason: '', share: String(found.share) }}
      validate={({ reason }) => (reason.trim().length < 3 ? { reason: m.orga_reason_missing() } : {})}
      send={async ({ reason, share }) => {
        await setting.send({ isOn, share: Number(share), reason });
      }}
    >
      {(form) => (
        <>
          <Text step="ui">{isOn ? m.reports_switch_on_detail() : m.reports_switch_off_detail()}</Text>
          {isOn && (
            <Field label={m.reports_share()} help={m.reports_share_help()}>
              <Select {...form.text('share')}>
                {[...new Set([...shares, found.share])]
                  .sort((a, b) => a - b)
                  .map((share) => (
                    <option key={share} value={String(share)}>
                      {percentOf(share, locale)}
                    </option>
                  ))}
              </Select>
            </Field>
          )}
          <Field label={m.orga_reason()} help={m.orga_reason_help()} error={form.errors.reason}>
            <Textarea {...form.text('reason')} dir="auto" rows={3} />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
