import { ButtonLink, Section, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';

const Stack = styled.div`
  display: grid;
  gap: 16px;
  justify-items: start;
`;

/** Teams are assigned later: what will stand here, and what can be done meanwhile. */
export function MentorPart() {
  return (
    <Section title={m.dashboard_assigned()}>
      <Stack>
        <Text>{m.dashboard_assigned_empty()}</Text>
        <Text step="ui" tone="muted">
          {m.dashboard_assigned_detail()}
        </Text>
        <ButtonLink size="sm" href={fullPath(paths.teams())} linkComponent={AppLink}>
          {m.mentor_find()}
        </ButtonLink>
      </Stack>
    </Section>
  );
}
