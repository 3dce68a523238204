import { typedLength } from '@grow/core/text';
import { dateTimeInWords } from '@grow/core/time';
import type { Season } from '@grow/core/season';
import {
  areTeamsClosed,
  teamLimits,
  teamMutations,
  teamRequestStatusAt,
  type OwnTeamRequest,
} from '@grow/core/team';
import { useGrowClient, useLocale, useProfile, useUserId } from '@grow/shell';
import { Button, Field, Input, PageHeader, Section, Split, Text, Textarea, TextLink, Wrap } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { LoadingScreen } from '../../../shared/fallback';
import { FormFailure } from '../../../shared/failure';
import { useDraftedForm } from '../../../shared/form';
import { isNameTaken, MyRequests, teamErrors, useMyRequests } from '../../../features/team';
import { useProductMutation } from '../../../mutation';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';

const Columns = styled(Split)`
  padding-bottom: 72px;
`;

const Form = styled.form`
  display: grid;
  gap: 20px;
  justify-items: start;
  max-width: 36rem;
  & > div {
    width: 100%;
  }
`;

const Aside = styled.div`
  display: grid;
  gap: 24px;
`;

/** A name and a pitch: a team in under a minute. */
function FoundForm({ season, variant }: { season: Season; variant: 'primary' | 'secondary' }) {
  const { supabase } = useGrowClient();
  const founding = useProductMutation(teamMutations(supabase, useUserId() ?? '').found, {
    words: {
      done: ({ name }) => m.team_founded({ team: name }),
      detail: m.team_founded_detail({ count: season.minTeam }),
    },
  });
  const form = useDraftedForm({
    name: 'found-team',
    stored: { name: '', pitch: '' },
    validate: teamErrors,
    send: async ({ name, pitch }) => {
      await founding.send({ name, pitch });
    },
  });
  const isTaken = isNameTaken(form.failure);
  const { pitch } = form.values;
  return (
    <Form noValidate onSubmit={form.handleSubmit}>
      <Field
        label={m.team_name()}
        help={m.team_name_help()}
        error={form.errors.name ?? (isTaken ? m.team_name_taken() : undefined)}
      >
        <Input {...form.text('name')} autoComplete="off" dir="auto" />
      </Field>
      <Field
        label={m.team_pitch()}
        aside={m.team_count({ count: typedLength(pitch), max: teamLimits.pitch })}
        help={m.team_pitch_help()}
        error={form.errors.pitch}
      >
        <Textarea {...form.text('pitch')} dir="auto" />
      </Field>
      <FormFailure failure={isTaken ? undefined : form.failure} />
      <Button type="submit" variant={variant} isBusy={form.isBusy} busyLabel={m.team_founding()}>
        {m.team_found_action()}
      </Button>
    </Form>
  );
}

/** The form, or why nobody founds a team any more. */
function FoundSection({ season, variant }: { season: Season; variant: 'primary' | 'secondary' }) {
  const { locale } = useLocale();
  const profile = useProfile();
  const [now] = useState(() => new Date());
  const { teamClosesAt, stoppedAt } = season;
  const isClosed = stoppedAt !== undefined || (areTeamsClosed(season, now) && profile.data?.role !== 'ORGA');
  const until = teamClosesAt && dateTimeInWords(teamClosesAt, locale);
  return (
    <Section
      title={m.team_found()}
      titleStep="h2"
      aside={until && !isClosed && m.team_found_until({ until })}
    >
      {isClosed ? (
        <Text step="ui">
          {stoppedAt ? m.team_found_stopped() : m.team_found_closed({ until: until ?? '' })}
        </Text>
      ) : (
        <FoundForm season={season} variant={variant} />
      )}
    </Section>
  );
}

const isOpenInvitation = (request: OwnTeamRequest): boolean =>
  request.kind === 'invite' && teamRequestStatusAt(request, new Date()) === 'pending';

type ColumnsProps = { season: Season; requests: readonly OwnTeamRequest[] };

/** What leads into a team, an invitation first. */
function NoTeamColumns({ season, requests }: ColumnsProps) {
  // As it was on arrival: nothing changes places under the hand that answers.
  const [isInvited] = useState(() => requests.some(isOpenInvitation));
  const look = (
    <Text step="ui">
      <TextLink variant="arrow" href={fullPath(paths.teams())} linkComponent={AppLink}>
        {m.team_look()}
      </TextLink>
    </Text>
  );
  if (isInvited) {
    return (
      <Columns>
        <MyRequests titleStep="h2" />
        <Aside>
          <FoundSection season={season} variant="secondary" />
          {look}
        </Aside>
      </Columns>
    );
  }
  return (
    <Columns>
      <FoundSection season={season} variant="primary" />
      <Aside>
        <MyRequests />
        {look}
      </Aside>
    </Columns>
  );
}

/** In no team: answer those that ask, found one, or look for one. */
export function NoTeam({ season }: { season: Season }) {
  const requests = useMyRequests();
  if (requests.isLoading) return <LoadingScreen />;
  return (
    <Wrap>
      <PageHeader title={m.team_title()} lead={m.team_empty()} />
      <NoTeamColumns season={season} requests={requests.data ?? []} />
    </Wrap>
  );
}
