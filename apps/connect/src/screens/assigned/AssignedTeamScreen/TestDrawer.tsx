import { experimentTitle } from '@grow/core/experiment';
import type { Team } from '@grow/core/team';
import { dayInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Drawer, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { EntryChain, useExperiments, VerdictBadge } from '../../../features/experiment';
import { personName } from '../../../features/people';
import { m } from '../../../paraglide/messages';
import { useDialogAddress } from '../../../shared/dialogAddress';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  margin-bottom: 20px;
`;

/** One market test of the team, as the address names it: believed, tried, saw, decided. */
export function TestDrawer({ team }: { team: Team }) {
  const { locale } = useLocale();
  const address = useDialogAddress('test');
  const experiments = useExperiments(team.id);
  const experiment = experiments.data?.find(({ id }) => id === address.value);
  const about = experiment && [
    dayInWords(experiment.happenedOn, locale),
    experiment.author && personName(experiment.author),
  ];
  return (
    <Drawer
      isOpen={experiment !== undefined}
      onClose={address.close}
      title={experiment ? experimentTitle(experiment) : ''}
      closeLabel={m.record_close()}
    >
      {experiment && (
        <>
          <Head>
            <VerdictBadge experiment={experiment} />
            <Text step="ui" tone="muted">
              {about?.filter(Boolean).join(', ')}
            </Text>
          </Head>
          <EntryChain experiment={experiment} isOwn={false} headingLevel="h3" />
        </>
      )}
    </Drawer>
  );
}
