import { seasonEndsOn } from '@grow/core/season';
import { seasonAdminMutations, type SeasonSettings } from '@grow/core/season-admin';
import { dateInWords } from '@grow/core/time';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button, Section, Text } from '@grow/ui';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { ProofDialog } from '../../../features/security';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { paths } from '../../../paths';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 32px;
  padding: 16px 0;
  border-bottom: 1px solid var(--color-line);
  & > div {
    max-width: 36rem;
  }
`;

type DangerRowProps = { title: string; detail: string; action: ReactNode };

const DangerRow = ({ title, detail, action }: DangerRowProps) => (
  <Row>
    <div>
      <b>{title}</b>
      <Text step="ui" tone="muted">
        {detail}
      </Text>
    </div>
    {action}
  </Row>
);

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
  const isOver = now.toISOString().slice(0, 10) > seasonEndsOn(running.season);
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
