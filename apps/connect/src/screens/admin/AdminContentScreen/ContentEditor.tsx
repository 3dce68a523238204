import { formErrorSentence, useLocale } from '@grow/shell';
import { Checkbox, media, SaveBar, Section, TextLink, useToast } from '@grow/ui';
import { useRef, type FormEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { DraftNote, useLeaveWarning, useSaveShortcut } from '../../../features/profile';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';

const FORM_ID = 'content-form';

const Root = styled.div`
  display: grid;
  gap: 28px;
  padding-bottom: 72px;
  /* What has the focus is never behind the save bar. */
  & :is(input, select, textarea, button, a) {
    scroll-margin-bottom: 128px;
  }
`;

const Grid = styled.div`
  display: grid;
  gap: 40px;
  ${media.lg} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    gap: 40px clamp(40px, 5.4vw, 84px);
    align-items: start;
  }
`;

const Form = styled.form`
  display: grid;
  gap: 20px;
  justify-items: stretch;
  min-width: 0;
`;

/** What the editor needs of a draft. */
type Draft = {
  count: number;
  isRestored: boolean;
  discard: () => void;
  bringBack: () => void;
};

type ContentEditorProps = {
  title: string;
  /** The list's address. */
  backHref: string;
  draft: Draft;
  isPublished: boolean;
  onPublished: (isPublished: boolean) => void;
  /** Whether the form shows its problems, and how many there are. */
  problemCount: number;
  onTry: () => void;
  isSaving: boolean;
  failure: unknown;
  onSave: () => void;
  preview: ReactNode;
  children: ReactNode;
};

function focusFirstWrong(form: HTMLFormElement): void {
  // After React has drawn the marks.
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

/** The form around one entry: what is typed is kept, saved with the bar or Ctrl+S, and looked at beside it. */
export function ContentEditor(props: ContentEditorProps) {
  const { title, backHref, draft, isPublished, onPublished, preview, children } = props;
  const { problemCount, onTry, isSaving, failure, onSave } = props;
  const { locale } = useLocale();
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  useLeaveWarning(draft.count > 0);
  useSaveShortcut(form, true);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving) return;
    onTry();
    if (problemCount > 0) focusFirstWrong(event.currentTarget);
    else if (draft.count > 0) onSave();
  };
  const handleDiscard = () => {
    draft.discard();
    form.current?.querySelector('input')?.focus();
    toast.show({
      status: 'info',
      title: m.profile_discarded(),
      action: { label: m.undo(), onSelect: draft.bringBack },
    });
  };
  return (
    <Root>
      <TextLink href={backHref} linkComponent={AppLink}>
        {m.content_back()}
      </TextLink>
      {draft.isRestored && <DraftNote />}
      <Grid>
        <Section title={title} titleStep="h2">
          <Form id={FORM_ID} ref={form} noValidate method="post" onSubmit={handleSubmit}>
            {children}
            <Checkbox
              checked={isPublished}
              detail={m.content_next_build()}
              onChange={(event) => onPublished(event.target.checked)}
            >
              {m.content_show()}
            </Checkbox>
          </Form>
        </Section>
        <Section title={m.content_preview()}>{preview}</Section>
      </Grid>
      {draft.count > 0 && (
        <SaveBar
          form={FORM_ID}
          message={m.content_unsaved()}
          blocker={failure ? formErrorSentence(failure, locale) : undefined}
          isSaving={isSaving}
          onDiscard={handleDiscard}
          labels={{ discard: m.profile_discard(), save: m.content_save(), saving: m.profile_saving() }}
        />
      )}
    </Root>
  );
}
