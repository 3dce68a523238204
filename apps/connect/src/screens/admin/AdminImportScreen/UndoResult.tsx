import { peopleImportMutations, type ImportJob, type PeopleImport } from '@grow/core/people-import';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button, ButtonLink, Stat, StatList, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { useProductMutation } from '../../../mutation';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';

const Body = styled.div`
  display: grid;
  gap: 28px;
  align-content: start;
  justify-items: start;
  & > dl {
    width: 100%;
  }
`;

/** What taking back did, and what it left alone. */
export function UndoResult({ found, undo }: { found: PeopleImport; undo: ImportJob }) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const resuming = useProductMutation(peopleImportMutations(supabase).resume);
  const count = (fate: string) => (undo.counts.get(fate) ?? 0).toLocaleString(locale);
  const isOver = undo.state === 'done';
  return (
    <Body>
      <Text as="h3" step="h2">
        {isOver ? m.import_is_undone() : m.import_is_failed()}
      </Text>
      <StatList>
        <Stat label={m.import_undone_rows()} figure={count('changed')} />
        <Stat
          label={m.import_undone_kept()}
          figure={count('kept')}
          comparison={m.import_undone_kept_detail()}
        />
        <Stat
          label={m.import_undone_since()}
          figure={count('changed_since')}
          comparison={m.import_undone_since_detail()}
        />
      </StatList>
      {isOver ? (
        <ButtonLink href={fullPath(paths.adminImport())} linkComponent={AppLink}>
          {m.import_begin_anew()}
        </ButtonLink>
      ) : (
        <Button
          variant="primary"
          isBusy={resuming.isBusy}
          onClick={() => resuming.run({ id: found.id, job: undo.id })}
        >
          {m.import_resume()}
        </Button>
      )}
    </Body>
  );
}
