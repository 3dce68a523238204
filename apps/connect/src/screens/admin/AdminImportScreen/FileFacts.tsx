import {
  checkedRows,
  peopleImportMutations,
  type ImportChoices,
  type ImportSource,
  type PeopleImport,
} from '@grow/core/people-import';
import { skillQueries } from '@grow/core/people';
import { roleWord, useGrowClient, useLocale } from '@grow/shell';
import { Button, Section, Text } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { PageAside } from '../../../shared/page';
import { importAddress } from './importAddress';
import { writingWords } from './importWords';

const Facts = styled.dl`
  margin: 0;
  font-size: 0.9375rem;
  div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 12px 0;
    border-bottom: 1px solid var(--color-line);
  }
  dt {
    color: var(--color-ink-muted);
  }
  dd {
    margin: 0;
    text-align: right;
    overflow-wrap: anywhere;
  }
`;

const First = styled.div`
  display: grid;
  gap: 4px;
  padding-bottom: 16px;
  overflow-wrap: anywhere;
`;

type FileFactsProps = { draft: PeopleImport; source: ImportSource; choices: ImportChoices };

const nobody = { people: [], universities: [] };

/** What the file is, whom its first row becomes, and what no file can bring. */
export function FileFacts({ draft, source, choices }: FileFactsProps) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const navigate = useNavigate();
  const skills = useQuery(skillQueries(supabase).all()).data ?? [];
  const discarding = useProductMutation(peopleImportMutations(supabase).discard, {
    words: { done: m.import_discarded() },
    onDone: () => void navigate(importAddress(), { replace: true }),
  });
  const said = source.rows.findIndex((cells) => cells.some((cell) => cell !== ''));
  const [first] = checkedRows(
    { ...source, rows: source.rows.slice(said, said + 1) },
    choices,
    nobody,
    skills,
  );
  const { university, studies } = first?.fields ?? {};
  return (
    <PageAside>
      <Section
        title={m.import_step_file()}
        aside={
          <Button
            variant="ghost"
            size="sm"
            isBusy={discarding.isBusy}
            onClick={() => discarding.run(draft.id)}
          >
            {m.import_other_file()}
          </Button>
        }
        isFlush
      >
        <Facts>
          <div>
            <dt>{m.import_file_name()}</dt>
            <dd>{draft.name}</dd>
          </div>
          <div>
            <dt>{m.import_file_rows()}</dt>
            <dd>{draft.rowCount.toLocaleString(locale)}</dd>
          </div>
          <div>
            <dt>{m.import_written_in()}</dt>
            <dd>{writingWords(source)}</dd>
          </div>
        </Facts>
      </Section>
      {first && (
        <Section title={m.import_first_row()}>
          <First>
            <b>{first.name || m.import_nameless()}</b>
            <Text step="small" tone="muted">
              {[first.email, roleWord(first.role, locale), studies, university].filter(Boolean).join(' · ')}
            </Text>
          </First>
          <Text step="small" tone="muted">
            {m.import_consent_note()}
          </Text>
        </Section>
      )}
    </PageAside>
  );
}
