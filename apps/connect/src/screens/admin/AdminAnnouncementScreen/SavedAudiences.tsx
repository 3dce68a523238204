import {
  announcementAdminMutations,
  announcementAdminQueries,
  AUDIENCE_NAME_LIMIT,
  type Audience,
  type SavedAudience,
} from '@grow/core/announcement-admin';
import { isAppError } from '@grow/core';
import { formErrorSentence, useGrowClient, useLocale } from '@grow/shell';
import { Button, Drawer, Field, Input, Skeleton, SkeletonGroup, Text } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { audienceInWords } from '../../../features/announcementAdmin';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { FailedPart } from '../../../shared/state';

const List = styled.ul`
  display: grid;
  li {
    display: grid;
    gap: 4px;
    padding: 14px 0;
    border-bottom: 1px solid var(--color-line);
    overflow-wrap: anywhere;
  }
  li > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 6px;
  }
`;

const Form = styled.form`
  display: grid;
  gap: 12px;
  padding-top: 24px;
  justify-items: start;
  & > :first-child {
    width: 100%;
  }
`;

function SavedList({ onUse }: { onUse: (audience: Audience) => void }) {
  const { supabase } = useGrowClient();
  const { data, error } = useQuery(announcementAdminQueries(supabase).audiences());
  const remove = useProductMutation(announcementAdminMutations(supabase).removeAudience, {
    words: {
      done: (_: void, { name }: SavedAudience) => m.announce_audience_removed({ name }),
      failed: ({ name }: SavedAudience) => m.announce_audience_not_removed({ name }),
      undone: (_: void, { name }: SavedAudience) => m.announce_audience_saved({ name }),
      notUndone: (_: void, { name }: SavedAudience) => m.announce_audience_not_saved({ name }),
    },
  });
  if (!data && error) return <FailedPart error={error} />;
  if (!data) {
    return (
      <SkeletonGroup label={m.loading()}>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </SkeletonGroup>
    );
  }
  if (data.length === 0) return <Text tone="muted">{m.announce_audiences_empty()}</Text>;
  return (
    <List>
      {data.map((saved) => (
        <li key={saved.id} data-entry>
          <Text as="b" step="ui">
            {saved.name}
          </Text>
          <Text step="small" tone="muted">
            {audienceInWords({ audience: saved.audience, correctsId: undefined })}
          </Text>
          <div>
            <Button size="sm" onClick={() => onUse(saved.audience)}>
              {m.announce_audience_use({ name: saved.name })}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => remove.run(saved)}>
              {m.announce_audience_remove({ name: saved.name })}
            </Button>
          </div>
        </li>
      ))}
    </List>
  );
}

function SaveForm({ audience }: { audience: Audience }) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const [name, setName] = useState('');
  const save = useProductMutation(announcementAdminMutations(supabase).saveAudience, {
    words: { done: (saved: SavedAudience) => m.announce_audience_saved({ name: saved.name }) },
    onDone: () => setName(''),
  });
  const isTaken = isAppError(save.failure) && save.failure.code === 'already_exists';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') save.run({ name, audience });
  };
  return (
    <Form method="post" onSubmit={handleSubmit}>
      <Field
        label={m.announce_audience_name()}
        help={audienceInWords({ audience, correctsId: undefined })}
        error={
          save.failure && (isTaken ? m.announce_audience_taken() : formErrorSentence(save.failure, locale))
        }
      >
        <Input
          value={name}
          maxLength={AUDIENCE_NAME_LIMIT}
          autoComplete="off"
          onChange={({ target }) => {
            if (save.failure) save.reset();
            setName(target.value);
          }}
        />
      </Field>
      <Button type="submit" isBusy={save.isBusy} busyLabel={m.profile_saving()}>
        {m.announce_audience_save()}
      </Button>
    </Form>
  );
}

type SavedAudiencesProps = {
  isOpen: boolean;
  onClose: () => void;
  /** The one that is written now. */
  audience: Audience;
  onUse: (audience: Audience) => void;
};

/** Audiences under a name: one is taken over, deleted, or the present one saved. */
export function SavedAudiences({ isOpen, onClose, audience, onUse }: SavedAudiencesProps) {
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={m.announce_audiences()} closeLabel={m.orga_close()}>
      {isOpen && (
        <>
          <SavedList onUse={onUse} />
          <SaveForm audience={audience} />
        </>
      )}
    </Drawer>
  );
}
