import { seasonEndsOn } from '@grow/core/season';
import { seasonAdminMutations, type SeasonSettings } from '@grow/core/season-admin';
import { dateInWords } from '@grow/core/time';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button, Section } from '@grow/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ProofDialog } from '../../../features/security';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { paths } from '../../../paths';
import { DangerRow } from './DangerRow';

/** For that long a season that was stopped may be started again. */
const WEEK_MS = 7 * 86_400_000;

type DangerPartProps = {
  settings: SeasonSettings;
  /** The season that everybody sees. */
  running: SeasonSettings;
  now: Date;
};

/** What cannot be taken back about a season that is prepared: it asks for a fresh proof. */
export function DangerPart({ settings: { season }, running, now }: DangerPartProps) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'open' | 'remove'>();
  const { label } = season;
  const leave = () => void navigate(paths.adminSeason());
  const mutations = seasonAdminMutations(supabase);
  const opening = useProductMutation(mutations.open, {
    words: { done: m.season_open_done({ label }) },
    onDone: leave,
  });
  const removing = useProductMutation(mutations.remove, {
    words: { done: m.season_remove_done({ label }) },
    onDone: leave,
  });
  const ends = dateInWords(seasonEndsOn(running.season), locale);
  const isOver =
    now.toISOString().slice(0, 10) > seasonEndsOn(running.season) ||
    (running.stoppedAt !== undefined && now.getTime() >= running.stoppedAt.getTime() + WEEK_MS);
  const about = { label, running: running.season.label, date: ends };
  const version = { id: season.id, version: season.version };
  return (
    <Section title={m.season_danger()} isFlush>
      <DangerRow
        title={m.season_open({ label })}
        detail={isOver ? m.season_open_detail(about) : m.season_open_later(about)}
        action={
          <Button variant="danger" disabled={!isOver} onClick={() => setAsked('open')}>
            {m.season_open({ label })}
          </Button>
        }
      />
      <DangerRow
        title={m.season_remove({ label })}
        detail={m.season_remove_detail(about)}
        action={
          <Button variant="danger" onClick={() => setAsked('remove')}>
            {m.season_remove({ label })}
          </Button>
        }
      />
      <ProofDialog
        isOpen={asked !== undefined}
        title={asked === 'remove' ? m.season_remove({ label }) : m.season_open({ label })}
        detail={asked === 'remove' ? m.season_remove_detail(about) : m.season_open_detail(about)}
        onConfirm={async () => {
          await (asked === 'remove' ? removing : opening).send(version);
        }}
        onClose={() => setAsked(undefined)}
      />
    </Section>
  );
}
