import { peopleImportMutations, type PeopleImport } from '@grow/core/people-import';
import { dateTimeInWords } from '@grow/core/time';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button, ButtonLink, Section, Split, Stat, StatList, Text } from '@grow/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useNow } from '../../../features/officeHour';
import { useProductMutation } from '../../../mutation';
import { AppLink } from '../../../navigation';
import { ProofDialog } from '../../../features/security';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { PageAside } from '../../../shared/page';
import { EarlierImports } from './EarlierImports';
import { ImportFrame } from './ImportFrame';
import { counted } from './importWords';
import { UndoResult } from './UndoResult';
import { useLeftOutFile } from './useLeftOutFile';

const Body = styled.div`
  display: grid;
  gap: 28px;
  align-content: start;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

function Outcome({ found }: { found: PeopleImport }) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const resuming = useProductMutation(peopleImportMutations(supabase).resume);
  const file = useLeftOutFile(found);
  const of = (fate: 'made' | 'again' | 'changed' | 'same' | 'failed') => found.fates.get(fate) ?? 0;
  const out = found.leftOut + of('failed');
  const done = of('made') + of('again') + of('changed') + of('same');
  const state = found.job?.state;
  const invitation = found.invitesAt
    ? m.import_invited_at({ time: dateTimeInWords(found.invitesAt, locale) })
    : m.import_invited({ count: found.invited.toLocaleString(locale) });
  return (
    <Body>
      <Text as="h3" step="h2">
        {counted(done, m.import_in_one, m.import_in, locale)}
      </Text>
      {(state === 'stopped' || state === 'failed') && (
        <Text tone="caution">{state === 'stopped' ? m.import_is_stopped() : m.import_is_failed()}</Text>
      )}
      <StatList>
        <Stat
          label={m.import_fate_new()}
          figure={of('made').toLocaleString(locale)}
          comparison={invitation}
        />
        <Stat
          label={m.import_fate_again()}
          figure={of('again').toLocaleString(locale)}
          comparison={m.import_fate_again_detail()}
        />
        <Stat
          label={m.import_fate_change()}
          figure={of('changed').toLocaleString(locale)}
          comparison={m.import_fate_change_detail()}
        />
        <Stat
          label={m.import_fate_left_out()}
          figure={found.leftOut.toLocaleString(locale)}
          comparison={m.import_fate_left_out_detail()}
        />
        {of('failed') > 0 && (
          <Stat
            label={m.import_failed_rows()}
            figure={of('failed').toLocaleString(locale)}
            comparison={m.import_failed_rows_detail()}
          />
        )}
      </StatList>
      <Actions>
        {(state === 'stopped' || state === 'failed') && !found.undo && found.job && (
          <Button
            variant="primary"
            isBusy={resuming.isBusy}
            onClick={() => found.job && resuming.run({ id: found.id, job: found.job.id })}
          >
            {m.import_resume()}
          </Button>
        )}
        <ButtonLink
          href={`${fullPath(paths.adminPeople())}?show=unconfirmed`}
          linkComponent={AppLink}
          variant={state === 'done' ? 'primary' : 'secondary'}
        >
          {m.import_see_new()}
        </ButtonLink>
        {out > 0 && (
          <Button
            icon={<Download size={18} strokeWidth={1.75} aria-hidden />}
            isBusy={file.isBusy}
            onClick={file.save}
          >
            {counted(out, m.import_download_one, m.import_download, locale)}
          </Button>
        )}
        <ButtonLink href={fullPath(paths.adminImport())} linkComponent={AppLink}>
          {m.import_begin_anew()}
        </ButtonLink>
      </Actions>
    </Body>
  );
}

function UndoPart({ found, undoUntil }: { found: PeopleImport; undoUntil: Date }) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const now = useNow();
  const [isAsking, setAsking] = useState(false);
  const undoing = useProductMutation(peopleImportMutations(supabase).undo, {
    words: { done: m.import_undo_begun() },
  });
  if (now >= undoUntil) {
    return (
      <Section title={m.import_undo()}>
        <Text tone="muted">{m.import_undo_over()}</Text>
      </Section>
    );
  }
  return (
    <Section title={m.import_undo()}>
      <Body>
        <div>
          <b>{m.import_until({ time: dateTimeInWords(undoUntil, locale) })}</b>
          <Text step="ui" tone="muted">
            {m.import_undo_detail()}
          </Text>
        </div>
        <div>
          <Button onClick={() => setAsking(true)}>{m.import_undo_action()}</Button>
        </div>
      </Body>
      <ProofDialog
        isOpen={isAsking}
        title={m.import_undo_action()}
        detail={m.import_undo_detail()}
        onConfirm={() => undoing.send({ id: found.id })}
        onClose={() => setAsking(false)}
      />
    </Section>
  );
}

/** The last step: what became of the rows, and the way back for a day. */
export function DonePart({ found }: { found: PeopleImport }) {
  const { locale } = useLocale();
  const { startedAt, undoUntil, undo } = found;
  return (
    <ImportFrame
      step="over"
      lead={startedAt ? `${found.name}, ${dateTimeInWords(startedAt, locale)}` : found.name}
    >
      <Split>
        {undo ? <UndoResult found={found} undo={undo} /> : <Outcome found={found} />}
        <PageAside>
          {undoUntil && !undo && <UndoPart found={found} undoUntil={undoUntil} />}
          <Section title={m.import_earlier()} isFlush>
            <EarlierImports but={found.id} />
          </Section>
        </PageAside>
      </Split>
    </ImportFrame>
  );
}
