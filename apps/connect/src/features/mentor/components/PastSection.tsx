import type { MentorAssignmentOfTeam, PastReview } from '@grow/core/mentor';
import { inLocale } from '@grow/core/text';
import { dateInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { ButtonLink, Section, Text } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { SettingRow } from '../../profile';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { FailedPart } from '../../../shared/state';
import { useMentoring } from '../useMentoring';

function Review({ review }: { review: PastReview }) {
  const { locale } = useLocale();
  const { teamName, slug, week, title, decision, note, settledAt } = review;
  const said = {
    title: inLocale(title, locale),
    time: dateInWords(settledAt, locale),
  };
  return (
    <SettingRow
      label={m.mentoring_past_review({ team: teamName, week })}
      action={
        <ButtonLink
          size="sm"
          href={fullPath(paths.assignedTeamWeek(slug, String(week)))}
          linkComponent={AppLink}
        >
          {m.mentoring_queue_read({ week, team: teamName })}
        </ButtonLink>
      }
    >
      {decision === 'accepted' ? m.mentoring_past_accepted(said) : m.mentoring_past_returned(said)}
      {note && <bdi style={{ display: 'block', whiteSpace: 'pre-line' }}>{note}</bdi>}
    </SettingRow>
  );
}

/** Teams that a mentor looked after once, and what they judged of them: that stays theirs to read. */
export function PastSection({ assignments }: { assignments: readonly MentorAssignmentOfTeam[] }) {
  const { locale } = useLocale();
  const { userId, queries } = useMentoring();
  const reviews = useQuery(queries.pastReviews());
  const past = assignments.filter(
    ({ status, mentorId }) => mentorId === userId && (status === 'ended' || status === 'declined'),
  );
  const isEmpty = past.length === 0 && reviews.data?.length === 0;
  return (
    <Section title={m.mentoring_past()} titleStep="h2" isFlush>
      {isEmpty && (
        <Text step="ui" tone="muted" style={{ paddingBlock: 16 }}>
          {m.mentoring_past_empty()}
        </Text>
      )}
      {past.map(({ id, team, status, endedAt, answeredAt, createdAt, reason }) => (
        <SettingRow key={id} label={team.name}>
          {(status === 'declined' ? m.mentoring_past_declined : m.mentoring_past_ended)({
            time: dateInWords(endedAt ?? answeredAt ?? createdAt, locale),
          })}
          {reason && <bdi style={{ display: 'block' }}>{reason}</bdi>}
        </SettingRow>
      ))}
      {reviews.isError && !reviews.data && <FailedPart error={reviews.error} />}
      {reviews.data?.map((review) => (
        <Review key={review.versionId} review={review} />
      ))}
    </Section>
  );
}
