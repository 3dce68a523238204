import { peopleImportMutations, type ImportJob, type PeopleImport } from '@grow/core/people-import';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button, Dial, Text } from '@grow/ui';
import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { ImportFrame } from './ImportFrame';
import { ProgressBar } from './ProgressBar';

const Body = styled.section`
  display: grid;
  gap: 20px;
  justify-items: start;
  & > [role='progressbar'] {
    width: 100%;
  }
`;

const Figure = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 8px 16px;
  margin: 0;
`;

type RunPartProps = { found: PeopleImport; job: ImportJob; isUndo: boolean };

/** The fourth step: how far it is. The page may be closed. */
export function RunPart({ found, job, isUndo }: RunPartProps) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const stopping = useProductMutation(peopleImportMutations(supabase).stop);
  return (
    <ImportFrame
      step="run"
      lead={isUndo ? m.import_undoing({ name: found.name }) : m.import_running({ name: found.name })}
    >
      <Body>
        <Figure aria-live="polite">
          <Dial size={30} />
          <Text as="b" step="figure">
            {job.done.toLocaleString(locale)}
          </Text>
          <Text as="span" tone="muted">
            {m.import_of_rows({ count: job.total.toLocaleString(locale) })}
          </Text>
        </Figure>
        <ProgressBar label={m.import_progress()} done={job.done} total={job.total} />
        <Text step="small" tone="muted">
          {m.import_close_page()}
        </Text>
        <Button
          icon={<X size={18} strokeWidth={1.75} aria-hidden />}
          isBusy={stopping.isBusy}
          onClick={() => stopping.run({ id: found.id, job: job.id })}
        >
          {m.import_stop()}
        </Button>
      </Body>
    </ImportFrame>
  );
}
