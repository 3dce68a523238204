import { mailsOf, type AudienceReach } from '@grow/core/announcement-admin';
import { useLocale } from '@grow/shell';
import { Checkbox, Section, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { counted } from '../../../features/announcementAdmin';
import { m } from '../../../paraglide/messages';
import type { AnnouncementForm } from './useAnnouncementEditor';

const Rows = styled.div`
  display: grid;
  gap: 16px;
`;

type ChannelFieldsProps = {
  form: AnnouncementForm;
  reach: AudienceReach | undefined;
};

/** The ways that it takes: the bell always, and the mail. */
export function ChannelFields({ form: { values, edit }, reach }: ChannelFieldsProps) {
  const { locale } = useLocale();
  const mails = reach && mailsOf(reach, { byMail: true, isImportant: values.isImportant });
  return (
    <Section title={m.announce_by()}>
      <Rows>
        <Text step="ui">{m.announce_by_bell_detail()}</Text>
        <Checkbox
          checked={values.byMail}
          detail={
            // Its line is there before its words.
            mails === undefined
              ? '\u00a0'
              : counted(mails, locale, m.announce_by_mail_count_one, m.announce_by_mail_count)
          }
          onChange={({ target }) => edit({ byMail: target.checked })}
        >
          {m.announce_mail()}
        </Checkbox>
        {values.byMail && (
          <Checkbox
            checked={values.isImportant}
            detail={m.announce_important_detail()}
            onChange={({ target }) => edit({ isImportant: target.checked })}
          >
            {m.announce_important()}
          </Checkbox>
        )}
      </Rows>
    </Section>
  );
}
