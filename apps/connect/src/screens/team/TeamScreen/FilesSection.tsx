import type { Season } from '@grow/core/season';
import type { Team } from '@grow/core/team';
import { dayInWords } from '@grow/core/time';
import type { Upload } from '@grow/core/upload';
import { useLocale } from '@grow/shell';
import { Section, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { useMilestones } from '../../../features/handIn';
import { useTeamMembers } from '../../../features/team';
import { FilesOfTeam, useFilesOfTeam } from '../../../features/upload';
import { m } from '../../../paraglide/messages';
import { FailedPart } from '../../../shared/state';

const Quiet = styled(Text)`
  padding-top: 14px;
`;

/** The files of the team's hand-ins and market tests, the newest first. */
export function FilesSection({ team, season }: { team: Team; season: Season }) {
  const { locale } = useLocale();
  const files = useFilesOfTeam(team.id);
  const members = useTeamMembers(team.id).data ?? [];
  const milestones = useMilestones(season.id).data ?? [];
  const placeOf = ({ place }: Upload) => {
    if (place.kind === 'experiment') return m.team_file_of_test();
    const week = milestones.find(({ id }) => id === place.milestoneId)?.week;
    return week === undefined ? undefined : m.week_number({ week });
  };
  const originOf = (upload: Upload) => {
    const person = members.find(({ userId }) => userId === upload.uploadedBy)?.firstName;
    const day = upload.storedAt && dayInWords(upload.storedAt, locale);
    return [placeOf(upload), person, day].filter(Boolean).join(', ');
  };
  return (
    <Section title={m.team_files_title()} aside={files.data?.length} isFlush id="files">
      {files.isError && !files.data && <FailedPart error={files.error} />}
      {files.data?.length === 0 && (
        <Quiet step="ui" tone="muted">
          {m.team_files_none()}
        </Quiet>
      )}
      {files.data && files.data.length > 0 && (
        <FilesOfTeam files={files.data} label={m.team_files_title()} originOf={originOf} />
      )}
    </Section>
  );
}
