import { mailsOf, type AudienceReach } from '@grow/core/announcement-admin';
import { useLocale } from '@grow/shell';
import { Button, Dialog, Text } from '@grow/ui';
import { Clock } from 'lucide-react';
import { styled } from 'styled-components';
import { counted } from '../../../features/announcementAdmin';
import { m } from '../../../paraglide/messages';
import type { AnnouncementForm } from './useAnnouncementEditor';

const Facts = styled.dl`
  display: grid;
  margin: 16px 0;
  & > div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 10px 0;
    border-bottom: 1px solid var(--color-line);
  }
  dd {
    margin: 0;
  }
`;

type SendDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  form: AnnouncementForm;
  reach: AudienceReach | undefined;
  /** When it goes, in words. */
  when: string;
  isBusy: boolean;
  failure: string | undefined;
  onSend: () => void;
};

/** Asks once more, with the counts. */
export function SendDialog({ isOpen, onClose, form, reach, when, isBusy, failure, onSend }: SendDialogProps) {
  const { locale } = useLocale();
  const number = (value: number) => value.toLocaleString(locale);
  const people = reach?.people ?? 0;
  const german = reach?.german ?? 0;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={counted(people, locale, m.announce_send_to_one, m.announce_send_to)}
      actions={
        <>
          <Button onClick={onClose}>{m.announce_keep_writing()}</Button>
          <Button
            variant="primary"
            isBusy={isBusy}
            busyLabel={m.announce_scheduling()}
            icon={<Clock size={18} strokeWidth={1.75} aria-hidden />}
            onClick={onSend}
          >
            {m.announce_schedule_it()}
          </Button>
        </>
      }
    >
      <Text>{m.announce_send_when({ when })}</Text>
      <Facts>
        <div>
          <dt>{m.announce_bell()}</dt>
          <dd>{number(people)}</dd>
        </div>
        <div>
          <dt>{m.announce_mail()}</dt>
          <dd>{reach ? number(mailsOf(reach, form.words)) : ''}</dd>
        </div>
        <div>
          <dt>{m.announce_languages()}</dt>
          <dd>
            {number(german)}, {number(people - german)}
          </dd>
        </div>
      </Facts>
      {form.words.isImportant && form.words.byMail && <Text step="ui">{m.announce_important_detail()}</Text>}
      <Text step="small" tone="muted">
        {m.announce_counted_again()}
      </Text>
      {failure && (
        <Text role="alert" step="ui" tone="critical">
          {failure}
        </Text>
      )}
    </Dialog>
  );
}
