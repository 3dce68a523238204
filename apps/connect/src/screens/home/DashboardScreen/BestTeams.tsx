import { media, Section, Skeleton, SkeletonGroup, Text, TextLink } from '@grow/ui';
import { styled } from 'styled-components';
import {
  AnswerDialog,
  AskDialog,
  roleChoices,
  teamAction,
  useCurrentUser,
  useLatched,
} from '../../../features/teamRequest';
import { TeamHitCard, useBestTeams, useIsNamingSkills, useSkillName } from '../../../features/teamSearch';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { useDialogAddress } from '../../../shared/dialogAddress';
import { FailedPart } from '../../../shared/state';

const Grid = styled.ul`
  display: grid;
  gap: 16px;
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    /* Three in two columns: the last one closes the block. */
    & > li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 76em) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > li:last-child:nth-child(odd) {
      grid-column: auto;
    }
  }
  & > li {
    display: grid;
    min-width: 0;
  }
`;

/** The teams that fit somebody without one best, with what can be done about each right here. */
export function BestTeams() {
  const hits = useBestTeams();
  const current = useCurrentUser();
  const nameOf = useSkillName();
  const isNaming = useIsNamingSkills();
  const ask = useDialogAddress('ask');
  const answer = useDialogAddress('answer');
  const { user, season } = current;
  const teams = (!isNaming && hits.data?.items) || [];
  const actionOf = (team: (typeof teams)[number]) =>
    (user && teamAction(team, user, season?.teamClosesAt, new Date())) ?? { kind: 'look' as const };
  const found = teams.find(({ slug }) => slug === ask.value);
  const asked = useLatched(
    ask.value,
    found && actionOf(found).kind === 'ask'
      ? { id: found.id, name: found.name, roles: roleChoices(found.openRoles, nameOf) }
      : undefined,
  );
  const all = (
    <TextLink variant="arrow" href={fullPath(paths.teams())} linkComponent={AppLink}>
      {m.best_all()}
    </TextLink>
  );
  return (
    <Section title={m.best_title()} aside={all}>
      {(hits.isPending || isNaming) && (
        <SkeletonGroup label={m.loading()}>
          <Skeleton shape="card" />
        </SkeletonGroup>
      )}
      {hits.isError && !hits.data && <FailedPart error={hits.error} />}
      {hits.data?.total === 0 && (
        <>
          <Text>{m.best_none()}</Text>
          <Text step="ui" tone="muted">
            {m.best_none_detail()}
          </Text>
        </>
      )}
      <Grid>
        {teams.map((team) => (
          <li key={team.id}>
            <TeamHitCard
              team={team}
              action={actionOf(team)}
              onAsk={() => ask.open(team.slug)}
              onAnswer={answer.open}
            />
          </li>
        ))}
      </Grid>
      <AskDialog team={asked} onClose={ask.close} />
      <AnswerDialog requestId={answer.value} onClose={answer.close} />
    </Section>
  );
}
