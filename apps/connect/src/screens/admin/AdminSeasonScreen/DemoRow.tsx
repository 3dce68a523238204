import { dangerMutations, type DemoOverview } from '@grow/core/season-admin';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button, ButtonLink } from '@grow/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ProofDialog } from '../../../features/security';
import { useProductMutation } from '../../../mutation';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { Sentences } from '../../../shared/page';
import { demoInWords, obstaclesInWords } from './dangerWords';
import { DangerRow } from './DangerRow';

/** The end of every address that the demo made. */
const DEMO_HOST = 'grow.example';

/** Deletes what the demo made: how much that is, what stands in the way, and the job that does it. */
export function DemoRow({ demo }: { demo: DemoOverview }) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const deleting = useProductMutation(dangerMutations(supabase).deleteDemo, {
    words: { done: m.demo_delete_done() },
    onDone: (id) => void navigate({ pathname: paths.adminJobs(), search: `job=${id}` }),
  });
  const sentences = demoInWords(demo, locale);
  const obstacles = obstaclesInWords(demo.obstacles, locale);
  return (
    <>
      <DangerRow
        title={m.demo_delete()}
        detail={<Sentences sentences={[...sentences, ...obstacles]} />}
        action={
          demo.jobId === undefined ? (
            <Button variant="danger" disabled={obstacles.length > 0} onClick={() => setAsked(true)}>
              {m.demo_delete()}
            </Button>
          ) : (
            <ButtonLink href={`${fullPath(paths.adminJobs())}?job=${demo.jobId}`} linkComponent={AppLink}>
              {m.demo_delete_runs()}
            </ButtonLink>
          )
        }
      />
      <ProofDialog
        isOpen={isAsked}
        title={m.demo_delete()}
        detail={<Sentences sentences={[...sentences, m.demo_delete_for_good()]} />}
        typed={DEMO_HOST}
        onConfirm={() => deleting.send()}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
