import { locales } from '@grow/core';
import type { AdminEvent } from '@grow/core/event-admin';
import { useLocale } from '@grow/shell';
import { Button, media, SaveBar, Section, Text, useToast } from '@grow/ui';
import { Suspense, useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { DraftNote, useLeaveWarning, useSaveShortcut } from '../../../features/profile';
import { m } from '../../../paraglide/messages';
import { lazyPart } from '../../../shared/code';
import { ConflictNote } from './ConflictNote';
import { EventFields } from './EventFields';
import { useEventEditor } from './useEventEditor';

const EventPreview = lazyPart(async () => (await import('./EventPreview')).default);

const FORM_ID = 'event-form';

const Grid = styled.div`
  display: grid;
  gap: 40px;
  /* What has the focus is never behind the save bar. */
  & :is(input, select, textarea, button, a) {
    scroll-margin-bottom: 128px;
  }
  ${media.lg} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    gap: 40px clamp(40px, 5.4vw, 84px);
    align-items: start;
  }
`;

const Form = styled.form`
  display: grid;
  gap: 36px;
  min-width: 0;
`;

const Beside = styled(Section)`
  ${media.lg} {
    position: sticky;
    top: 104px;
    /* What is longer than the window scrolls by itself, above the save bar. */
    max-height: calc(100svh - 104px - 96px);
    overflow-y: auto;
    scrollbar-width: thin;
    /* Room for what surrounds the control that has the focus. */
    margin-inline: -6px;
    padding-inline: 6px;
  }
`;

const Publish = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
`;

type EventEditorProps = {
  /** Left out for an event that is being planned. */
  event?: AdminEvent;
};

function focusFirstWrong(form: HTMLFormElement | null): void {
  // After React has drawn the marks.
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

/** The form of an event; what is typed is kept in this browser until it is saved with the bar, Ctrl+S or by publishing. */
export function EventEditor({ event }: EventEditorProps) {
  const toast = useToast();
  const root = useRef<HTMLFormElement>(null);
  const form = useEventEditor(event);
  const { isDirty, isSaving, failure } = form;
  const app = useLocale();
  const [previewed, setPreviewed] = useState(app.locale);
  useLeaveWarning(isDirty);
  useSaveShortcut(root, true);
  // What the database refused is marked at its field; the focus goes there as it does for what the form finds itself.
  useEffect(() => {
    if (!isSaving) focusFirstWrong(root.current);
  }, [isSaving]);

  const send = (isPublishing: boolean) => {
    if (!form.save(isPublishing)) focusFirstWrong(root.current);
  };
  const handleSubmit = (submit: FormEvent) => {
    submit.preventDefault();
    if (isDirty) send(false);
  };
  // The preview speaks the language that one writes.
  const handleFocus = ({ target }: FocusEvent) => {
    const written = locales.find((locale) => locale === (target as HTMLElement).lang);
    if (written) setPreviewed(written);
  };
  const focusFirst = () => root.current?.querySelector('input')?.focus();
  const handleKeepMine = () => {
    form.keepMine();
    // The button that was pressed is gone.
    focusFirst();
  };
  const handleDiscard = () => {
    const bringBack = form.discard();
    focusFirst();
    toast.show({
      status: 'info',
      title: m.profile_discarded(),
      action: { label: m.undo(), onSelect: bringBack },
    });
  };
  const isDraft = !event || event.status === 'draft';
  return (
    <>
      {form.isRestored && <DraftNote />}
      {form.isOverwriting && (
        <ConflictNote form={form} onKeepMine={handleKeepMine} onTakeTheirs={handleDiscard} />
      )}
      <Grid>
        <Form id={FORM_ID} ref={root} noValidate method="post" onSubmit={handleSubmit} onFocus={handleFocus}>
          <EventFields form={form} isPublished={!isDraft} />
          {isDraft && (
            <Section title={m.admin_event_publish()}>
              <Publish>
                <Text step="ui" tone="muted">
                  {m.admin_event_publish_detail()}
                </Text>
                <Button
                  variant="primary"
                  isBusy={isSaving}
                  busyLabel={m.profile_saving()}
                  onClick={() => send(true)}
                >
                  {m.admin_event_publish_now()}
                </Button>
              </Publish>
            </Section>
          )}
        </Form>
        <Beside title={m.content_preview()}>
          <Suspense fallback={null}>
            <EventPreview values={form.values} locale={previewed} onLocaleChange={setPreviewed} />
          </Suspense>
        </Beside>
      </Grid>
      {isDirty && (
        <SaveBar
          form={FORM_ID}
          message={m.content_unsaved()}
          blocker={failure}
          isSaving={isSaving}
          onDiscard={handleDiscard}
          labels={{
            discard: m.profile_discard(),
            save: isDraft ? m.admin_event_save_draft() : m.admin_event_save(),
            saving: m.profile_saving(),
          }}
        />
      )}
    </>
  );
}
