import { agoInWords, dayInWords } from '@grow/core/time';
import {
  canRemindOfTeamRequest,
  canWithdrawTeamRequest,
  teamRequestStatusAt,
  type ReceivedTeamRequest,
  type Team,
  type teamJoinObstacle,
} from '@grow/core/team';
import { useLocale, useUserId } from '@grow/shell';
import {
  Avatar,
  Button,
  RequestList,
  RequestRow,
  Section,
  Skeleton,
  SkeletonGroup,
  Text,
  TextLink,
} from '@grow/ui';
import { personName } from '../../../features/people';
import { FailedPart } from '../../../shared/state';
import {
  requestName,
  useAvatarPerson,
  useRequestAnswers,
  useTeamRequests,
  useTeamRoles,
  withKindFirst,
} from '../../../features/team';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';

type RequestsProps = {
  team: Team;
  isLed: boolean;
  /** Why the team takes nobody on. */
  obstacle: ReturnType<typeof teamJoinObstacle>;
};

type OneProps = RequestsProps & { request: ReceivedTeamRequest; now: Date };

function Actions({ team, isLed, obstacle, request, now }: OneProps) {
  const userId = useUserId() ?? '';
  const answers = useRequestAnswers(request);
  if (request.kind === 'apply') {
    if (!isLed) return null;
    return (
      <>
        {obstacle === undefined && (
          <Button
            size="sm"
            variant="solid"
            isBusy={answers.isBusy}
            busyLabel={m.team_taking_on()}
            onClick={answers.takeOn}
          >
            {m.team_take_on()}
          </Button>
        )}
        <Button size="sm" variant="ghost" disabled={answers.isBusy} onClick={answers.decline}>
          {m.answer_decline()}
        </Button>
      </>
    );
  }
  return (
    <>
      {canRemindOfTeamRequest(request, now) && (
        <Button size="sm" isBusy={answers.isBusy} busyLabel={m.team_reminding()} onClick={answers.remind}>
          {m.team_remind()}
        </Button>
      )}
      {canWithdrawTeamRequest(request, team, userId) && (
        <Button size="sm" variant="ghost" disabled={answers.isBusy} onClick={answers.withdraw}>
          {m.join_withdraw()}
        </Button>
      )}
    </>
  );
}

function Request(props: OneProps) {
  const { team, request, now } = props;
  const { locale } = useLocale();
  const person = useAvatarPerson(request.person);
  const role = useTeamRoles(team.id).data?.find(({ id }) => id === request.roleId);
  const { kind, creator, createdAt, expiresAt, remindedAt } = request;
  const when = agoInWords(remindedAt ?? createdAt, now, locale);
  const isOver = teamRequestStatusAt(request, now) === 'expired';
  const name = requestName(request);
  const about =
    kind === 'apply'
      ? [request.person?.studies, request.person?.university, role && m.team_as_role({ role: role.title })]
      : [
          creator && m.team_invited_by({ name: personName(creator) }),
          role && m.team_as_role({ role: role.title }),
        ];
  const asked = kind === 'apply' ? m.team_asked : remindedAt ? m.team_reminded : m.team_invited;
  const until = isOver ? m.team_request_over() : m.team_request_until({ day: dayInWords(expiresAt, locale) });
  return (
    <RequestRow
      picture={<Avatar {...person} {...(request.person ? {} : { firstName: name })} size={40} />}
      name={name}
      about={about.filter(Boolean).join('. ')}
      message={request.message && m.team_quoted({ text: request.message })}
      actions={isOver ? undefined : <Actions {...props} />}
      when={m.team_asked_until({ asked: asked({ when }), until })}
    />
  );
}

/** Who asks the team, and below them whom it asked. */
export function RequestsSection(props: RequestsProps) {
  const { team, isLed, obstacle } = props;
  const requests = useTeamRequests(team.id);
  const now = new Date(requests.dataUpdatedAt);
  const items = withKindFirst(requests.data ?? [], 'apply');
  const hasApplications = items.some(({ kind }) => kind === 'apply');
  return (
    <Section
      title={m.team_requests()}
      aside={items.length > 0 && m.team_requests_open({ count: items.length })}
      isFlush={items.length > 0}
    >
      {requests.isPending && (
        <SkeletonGroup label={m.loading()}>
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
      {requests.isError && !requests.data && <FailedPart error={requests.error} />}
      {requests.data?.length === 0 && (
        <Text step="ui" tone="muted">
          {m.team_requests_empty()}{' '}
          {obstacle === undefined && (
            <TextLink href={`${fullPath(paths.teams())}?view=people`} linkComponent={AppLink}>
              {m.team_requests_look()}
            </TextLink>
          )}
        </Text>
      )}
      {obstacle !== undefined && obstacle !== 'ended' && hasApplications && (
        <Text step="small" tone="muted">
          {obstacle === 'full' ? m.team_full_now() : m.team_closed_now()}
        </Text>
      )}
      {!isLed && hasApplications && (
        <Text step="small" tone="muted">
          {m.team_captain_answers()}
        </Text>
      )}
      <RequestList>
        {items.map((request) => (
          <Request key={request.id} {...props} request={request} now={now} />
        ))}
      </RequestList>
    </Section>
  );
}
