import { hideableProfileFields, type HideableProfileField, type Profile } from '@grow/core';
import { Button, Checkbox, Section, Text } from '@grow/ui';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { FormFailure } from '../../../shared/failure';
import { m } from '../../../paraglide/messages';
import { profileLabels, useSaveSettings } from '../../profile';
import { ViewAs } from './ViewAs';

const Form = styled.form`
  display: grid;
  gap: 16px;
  justify-items: start;
`;

const Fields = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  gap: 0 24px;
  width: 100%;
  margin: 0;
  padding: 0;
  border: 0;
`;

/** Which fields other members see, whether teams find the person, and what that looks like to others. */
export function FieldVisibility({ profile }: { profile: Profile }) {
  const [chosen, setChosen] = useState<Pick<Profile, 'hiddenFields' | 'discoverable'>>();
  const saving = useSaveSettings(profile.userId, {
    words: { done: m.visibility_saved(), detail: m.visibility_saved_detail() },
    onDone: () => setChosen(undefined),
  });
  const { hiddenFields, discoverable } = chosen ?? profile;
  const choose = (change: Partial<Pick<Profile, 'hiddenFields' | 'discoverable'>>) =>
    setChosen({ hiddenFields, discoverable, ...change });
  const toggle = (field: HideableProfileField, isShown: boolean) =>
    choose({
      hiddenFields: hideableProfileFields.filter((one) =>
        one === field ? !isShown : hiddenFields.includes(one),
      ),
    });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) saving.run(chosen);
  };
  return (
    <>
      <Section title={m.visibility_title()} titleStep="h2">
        <Form method="post" onSubmit={handleSubmit}>
          <Checkbox
            name="discoverable"
            checked={discoverable}
            detail={m.visibility_discoverable_note()}
            onChange={({ currentTarget }) => choose({ discoverable: currentTarget.checked })}
          >
            {m.visibility_discoverable()}
          </Checkbox>
          <Text step="ui" tone="muted" id="visibility-note">
            {m.visibility_detail()}
          </Text>
          <Fields aria-label={m.visibility_title()} aria-describedby="visibility-note">
            {hideableProfileFields.map((field) => (
              <Checkbox
                key={field}
                name={`show_${field}`}
                checked={!hiddenFields.includes(field)}
                onChange={({ currentTarget }) => toggle(field, currentTarget.checked)}
              >
                {profileLabels[field]()}
              </Checkbox>
            ))}
          </Fields>
          <Button
            type="submit"
            variant="solid"
            size="sm"
            // Not `disabled`: the button that was pressed would lose the focus once it is saved.
            {...(chosen ? {} : { 'aria-disabled': true })}
            isBusy={saving.isBusy}
            busyLabel={m.profile_saving()}
          >
            {m.visibility_save()}
          </Button>
          <FormFailure failure={saving.failure} />
        </Form>
      </Section>
      <ViewAs profile={{ ...profile, hiddenFields }} />
    </>
  );
}
