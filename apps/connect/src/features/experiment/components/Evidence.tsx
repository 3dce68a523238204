import type { Experiment } from '@grow/core/experiment';
import { evidenceLimits, uploadMutations, uploadQueries, type UploadPlace } from '@grow/core/upload';
import { useGrowClient } from '@grow/shell';
import { Checkbox } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { PartFiles } from '../../upload';
import { useExperimentMutations } from '../useExperiments';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';

/** The files of a test; its team adds others once whoever can be recognised in them has agreed. */
export function Evidence({ experiment, isOwn }: { experiment: Experiment; isOwn: boolean }) {
  const { id, teamId, version, hasConsent } = experiment;
  const { supabase } = useGrowClient();
  const { save } = useExperimentMutations(teamId);
  // A file that came before the answer would be refused: the database does not know yet.
  const hasAgreed = hasConsent && !save.isBusy;
  const place: UploadPlace = { kind: 'experiment', teamId, experimentId: id };
  const stored = useQuery(uploadQueries(supabase).ofPlace(place)).data ?? [];
  const remove = useProductMutation(uploadMutations(supabase).remove, {
    words: {
      done: m.tests_evidence_removed(),
      failed: m.tests_evidence_not_removed(),
      undone: m.tests_evidence_restored(),
      notUndone: m.tests_evidence_not_restored(),
    },
  });
  const ids = stored.map((file) => file.id);
  return (
    <>
      {isOwn && !hasAgreed && (
        <Checkbox
          checked={hasConsent}
          detail={m.tests_evidence_first()}
          onChange={() => save.run({ id, version, values: { ...experiment, hasConsent: true } })}
        >
          {m.tests_evidence_agreed()}
        </Checkbox>
      )}
      <PartFiles
        place={place}
        limits={evidenceLimits}
        label={m.tests_evidence()}
        files={ids}
        isReadOnly={!isOwn || !hasAgreed}
        // What has arrived is evidence by itself; only what goes has to be said.
        onChange={(change) => {
          const after = change(ids);
          for (const file of stored) if (!after.includes(file.id)) remove.run(file);
        }}
      />
    </>
  );
}
