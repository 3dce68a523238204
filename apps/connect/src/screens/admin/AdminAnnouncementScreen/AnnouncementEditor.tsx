import { locales, type Locale } from '@grow/core';
import {
  missingLocales,
  type AnnouncementWords,
  type AudienceReach,
  type WrittenAnnouncement,
} from '@grow/core/announcement-admin';
import { formErrorSentence, useLocale } from '@grow/shell';
import { Button, SaveBar, Section, Text, useToast } from '@grow/ui';
import { Clock, Send } from 'lucide-react';
import { useDeferredValue, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { counted, useReach } from '../../../features/announcementAdmin';
import { DraftNote, useLeaveWarning, useSaveShortcut } from '../../../features/profile';
import { m } from '../../../paraglide/messages';
import { useDialogAddress } from '../../../shared/dialogAddress';
import { audienceValues } from './announcementForm';
import { AnnouncementPreview } from './AnnouncementPreview';
import { AudienceFields } from './AudienceFields';
import { ChannelFields } from './ChannelFields';
import { MessageFields } from './MessageFields';
import { ReachNote } from './ReachNote';
import { SavedAudiences } from './SavedAudiences';
import { SendDialog } from './SendDialog';
import { TimeFields } from './TimeFields';
import { useAnnouncementEditor } from './useAnnouncementEditor';
import { useSending } from './useSending';

const FORM_ID = 'announcement-form';

const Grid = styled.div`
  display: grid;
  gap: 48px;
  grid-template-columns: minmax(0, 1fr);
  /* What has the focus is never behind the save bar. */
  & :is(input, select, textarea, button, a) {
    scroll-margin-bottom: 128px;
  }
  @media (min-width: 72em) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 3.4fr);
    gap: clamp(40px, 5vw, 72px);
    align-items: start;
  }
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  min-width: 0;
`;

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 16px;
  align-items: end;
`;

/** Which language is missing, and how many read it. */
function missingWords(missing: Locale, reach: AudienceReach | undefined, locale: Locale): string {
  const german = reach?.german ?? 0;
  const count = missing === 'de' ? german : (reach?.people ?? 0) - german;
  const [none, one, many] =
    missing === 'de'
      ? [m.announce_german_missing_none, m.announce_german_missing_one, m.announce_german_missing]
      : [m.announce_english_missing_none, m.announce_english_missing_one, m.announce_english_missing];
  return count === 0 ? none() : counted(count, locale, one, many);
}

/** Whom it is for, where nobody can choose that any more. */
function fixedAudience({ correctsId, audience }: AnnouncementWords): string | undefined {
  if (correctsId !== undefined) return m.announce_corrects();
  return audience.chosen === undefined ? undefined : m.announce_chosen();
}

/** The form of a draft: whom it is for, the words, when it goes, and what people get. */
export function AnnouncementEditor({ stored }: { stored?: WrittenAnnouncement }) {
  const { locale } = useLocale();
  const toast = useToast();
  const root = useRef<HTMLFormElement>(null);
  const form = useAnnouncementEditor(stored);
  const { values, words, isDirty } = form;
  const asked = useDeferredValue(words);
  const request = { audience: asked.audience, correctsId: asked.correctsId };
  const reach = useReach(request);
  const sending = useSending(form, stored, reach.data);
  const saved = useDialogAddress('see');
  const [previewed, setPreviewed] = useState(locale);
  useLeaveWarning(isDirty);
  useSaveShortcut(root, true);
  const missing = missingLocales(words);
  const fixed = fixedAudience(words);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isDirty && !form.isSaving) void form.saveHere();
  };
  // The preview speaks the language that one writes.
  const handleFocus = ({ target }: FocusEvent) => {
    const written = locales.find((one) => one === (target as HTMLElement).lang);
    if (written) setPreviewed(written);
  };
  const handleAsk = () => {
    if (sending.ask()) return;
    // After React has drawn the marks.
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const handleDiscard = () => {
    const bringBack = form.discard();
    root.current?.querySelector<HTMLElement>('select, input')?.focus();
    toast.show({
      status: 'info',
      title: m.profile_discarded(),
      action: { label: m.undo(), onSelect: bringBack },
    });
  };
  const people = reach.data?.people ?? 0;
  return (
    <>
      {form.isRestored && <DraftNote />}
      {form.isOverwriting && (
        <Row role="alert">
          <Text step="ui">{m.announce_conflict()}</Text>
          <Button size="sm" onClick={form.keepMine}>
            {m.admin_event_conflict_mine()}
          </Button>
          <Button size="sm" variant="ghost" onClick={handleDiscard}>
            {m.admin_event_conflict_theirs()}
          </Button>
        </Row>
      )}
      <Grid>
        <Form id={FORM_ID} ref={root} noValidate method="post" onSubmit={handleSubmit} onFocus={handleFocus}>
          <Section
            title={m.announce_to()}
            aside={
              fixed === undefined && (
                <Button size="sm" variant="ghost" onClick={() => saved.open('saved')}>
                  {m.announce_audiences()}
                </Button>
              )
            }
          >
            <Rows>
              {fixed === undefined ? <AudienceFields form={form} /> : <Text>{fixed}</Text>}
              <ReachNote reach={reach} request={request} isImportant={values.isImportant && values.byMail} />
            </Rows>
          </Section>
          <ChannelFields form={form} reach={reach.data} />
          <Section title={m.announce_message()}>
            <Rows>
              <Text step="small" tone="muted">
                {m.announce_languages_detail()}
              </Text>
              <MessageFields form={form} reach={reach.data} />
            </Rows>
          </Section>
          <TimeFields time={sending.time} isTried={form.isTried} />
          <Rows>
            <Row>
              <Button
                variant="primary"
                icon={<Clock size={18} strokeWidth={1.75} aria-hidden />}
                isBusy={sending.isBusy}
                busyLabel={m.announce_scheduling()}
                onClick={handleAsk}
              >
                {reach.data
                  ? counted(people, locale, m.announce_schedule_for_one, m.announce_schedule_for)
                  : m.announce_schedule_it()}
              </Button>
              <Button
                icon={<Send size={18} strokeWidth={1.75} aria-hidden />}
                isBusy={sending.isTesting}
                busyLabel={m.announce_testing()}
                onClick={() => void sending.sendTest(previewed)}
              >
                {m.announce_test()}
              </Button>
            </Row>
            {missing.map((one) => (
              <Text key={one} step="small" tone="caution">
                {missingWords(one, reach.data, locale)}
              </Text>
            ))}
            {sending.isNobody && (
              <Text step="small" tone="caution">
                {m.announce_nobody()}
              </Text>
            )}
          </Rows>
        </Form>
        <AnnouncementPreview
          words={words}
          when={sending.time.words}
          locale={previewed}
          onLocaleChange={setPreviewed}
        />
      </Grid>
      {isDirty && (
        <SaveBar
          form={FORM_ID}
          message={m.content_unsaved()}
          blocker={
            form.failure && !form.isOverwriting
              ? form.isConflict
                ? m.announce_conflict()
                : formErrorSentence(form.failure, locale)
              : undefined
          }
          isSaving={form.isSaving}
          onDiscard={handleDiscard}
          labels={{ discard: m.profile_discard(), save: m.announce_save(), saving: m.profile_saving() }}
        />
      )}
      <SavedAudiences
        isOpen={saved.value === 'saved'}
        onClose={saved.close}
        audience={words.audience}
        onUse={(audience) => {
          form.edit(audienceValues(audience));
          saved.close();
        }}
      />
      <SendDialog
        isOpen={sending.dialog.value === 'ask' && sending.mayAsk}
        onClose={sending.dialog.close}
        form={form}
        reach={reach.data}
        when={sending.time.words}
        isBusy={sending.isBusy}
        failure={sending.failure}
        onSend={() => void sending.send()}
      />
    </>
  );
}
