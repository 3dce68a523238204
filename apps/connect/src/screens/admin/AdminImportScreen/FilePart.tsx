import {
  guessedMapping,
  importSourceOfFile,
  importSourceOfPaste,
  MOST_IMPORT_BYTES,
  peopleImportMutations,
  type ReadSource,
} from '@grow/core/people-import';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button, Field, FileDrop, FileRefusal, Section, Split, Textarea } from '@grow/ui';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { useDraft } from '../../../shared/draft';
import { FormFailure } from '../../../shared/failure';
import { EarlierImports } from './EarlierImports';
import { importAddress } from './importAddress';
import { ImportFrame } from './ImportFrame';

const Sources = styled.div`
  display: grid;
  gap: 40px;
`;

const PasteForm = styled.form`
  display: grid;
  gap: 16px;
  justify-items: start;
  & > :first-child {
    width: 100%;
  }
`;

const refusals = {
  empty: m.import_refused_empty,
  too_many_rows: m.import_refused_too_many_rows,
  not_text: m.import_refused_not_text,
};

const nameOf = (file: string): string =>
  file
    .replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, ' ')
    .trim()
    .slice(0, 120);

/** The first step: a file, or pasted addresses; and what was imported before. */
export function FilePart() {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const navigate = useNavigate();
  const pasted = useDraft('import', 'paste', { text: '' });
  const [refused, setRefused] = useState<{ name: string; message: string }>();
  const [pasteProblem, setPasteProblem] = useState<string>();
  const creating = useProductMutation(peopleImportMutations(supabase).create, {
    onDone: (id) => void navigate(importAddress(id), { replace: true }),
  });
  const keep = async (name: string, read: ReadSource): Promise<string | undefined> => {
    if (read.kind === 'refused') return refusals[read.why]();
    const { source } = read;
    await creating.send({
      name: nameOf(name) || m.import_paste_name(),
      source,
      choices: {
        ...{ mapping: guessedMapping(source), role: 'PARTICIPANT', locale },
        ...{ mended: {}, leftOut: [], isChecking: false },
      },
    });
    return undefined;
  };
  const handleFile = async (file: File) => {
    creating.reset();
    const message =
      file.size > MOST_IMPORT_BYTES
        ? m.import_refused_size()
        : await keep(file.name, importSourceOfFile(new Uint8Array(await file.arrayBuffer())));
    setRefused(message === undefined ? undefined : { name: file.name, message });
  };
  const handlePaste = async (event: FormEvent) => {
    event.preventDefault();
    creating.reset();
    const message = await keep(m.import_paste_name(), importSourceOfPaste(pasted.values.text));
    setPasteProblem(message);
    if (message === undefined) pasted.replace({});
  };
  // What went wrong stands in the page.
  const shown = () => undefined;
  return (
    <ImportFrame step="file" lead={m.import_lead()}>
      <Split>
        <Sources>
          {refused ? (
            <FileRefusal
              name={refused.name}
              message={refused.message}
              dismiss={{ label: m.import_dismiss(), onSelect: () => setRefused(undefined) }}
            />
          ) : (
            <FileDrop
              labels={{
                drop: m.import_drop(),
                or: m.import_or(),
                choose: m.import_choose(),
                over: m.import_over(),
              }}
              help={m.import_file_help()}
              accept=".csv,.txt,.tsv,text/csv,text/plain"
              isDisabled={creating.isBusy}
              onFiles={([file]) => file && void handleFile(file).catch(shown)}
              onRefuse={([file]) =>
                file && setRefused({ name: file.name, message: m.import_refused_not_text() })
              }
            />
          )}
          <PasteForm noValidate method="post" onSubmit={(event) => void handlePaste(event).catch(shown)}>
            <Field label={m.import_paste()} help={m.import_paste_help()} error={pasteProblem}>
              <Textarea
                rows={6}
                value={pasted.values.text}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                onChange={({ target }) => {
                  setPasteProblem(undefined);
                  pasted.edit({ text: target.value });
                }}
              />
            </Field>
            <Button type="submit" isBusy={creating.isBusy} busyLabel={m.import_reading()}>
              {m.import_paste_action()}
            </Button>
          </PasteForm>
          <FormFailure failure={creating.failure} />
        </Sources>
        <Section title={m.import_earlier()} isFlush>
          <EarlierImports />
        </Section>
      </Split>
    </ImportFrame>
  );
}
