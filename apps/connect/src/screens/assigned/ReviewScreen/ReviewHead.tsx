import type { HandInRecord, HandInVersion } from '@grow/core/hand-in';
import { seasonVerbs, type Season } from '@grow/core/season';
import type { Team } from '@grow/core/team';
import { dateTimeInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Badge, Text, TextLink } from '@grow/ui';
import { Clock } from 'lucide-react';
import { styled } from 'styled-components';
import { lengthInWords, phaseBadges } from '../../../features/handIn';
import { TeamPicture } from '../../../features/team';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';

const Root = styled.header`
  display: grid;
  gap: 20px 48px;
  padding-top: 32px;
  @media (min-width: 80em) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`;

const Name = styled.div`
  display: flex;
  gap: 20px;
  align-items: center;
  min-width: 0;
  & > div {
    min-width: 0;
  }
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 12px;
    align-items: center;
    margin-bottom: 4px;
    font-weight: 640;
    color: var(--color-accent-text);
  }
  h1 {
    overflow-wrap: anywhere;
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px 24px;
  @media (min-width: 62em) {
    grid-template-columns: repeat(4, auto);
    gap: 12px 40px;
    justify-content: start;
  }
  dt {
    font-size: 0.8125rem;
    color: var(--color-ink-muted);
  }
  dd {
    display: flex;
    gap: 7px;
    align-items: center;
    font-size: 0.9375rem;
    font-weight: 560;
  }
  [data-long] {
    color: var(--color-caution);
  }
`;

/** From then on a team has waited for long, in milliseconds. */
const LONG = 3 * 86_400_000;

type HeadProps = {
  team: Team;
  season: Season;
  week: number;
  record: HandInRecord;
  version: HandInVersion;
  now: Date;
};

/** Whose hand-in this is, of which week, and how long it waits. */
export function ReviewHead({ team, season, week, record, version, now }: HeadProps) {
  const { locale } = useLocale();
  const verb = seasonVerbs(season, locale)[week - 1] ?? '';
  const before = record.versions.find(({ number }) => number === version.number - 1);
  const isUnread = before && record.verdicts.every(({ versionId }) => versionId !== before.id);
  const by = version.isByClock ? m.review_by_clock() : record.people.get(version.handedInBy ?? '')?.firstName;
  const badge =
    record.state === 'accepted' || record.state === 'changes_requested'
      ? phaseBadges[record.state]
      : undefined;
  const waiting = badge ? undefined : now.getTime() - version.handedInAt.getTime();
  const time = dateTimeInWords(version.handedInAt, locale);
  return (
    <Root>
      <Name>
        <TeamPicture team={team} size={84} />
        <div>
          <p>
            {m.review_week_of({ week, weeks: season.weeks, verb })}
            {badge && <Badge tone={badge.tone}>{badge.words()}</Badge>}
          </p>
          <Text as="h1" step="d2">
            <TextLink href={fullPath(paths.assignedTeam(team.slug))} variant="plain" linkComponent={AppLink}>
              {team.name}
            </TextLink>
          </Text>
        </div>
      </Name>
      <Facts>
        <div>
          <dt>{m.review_fact_version()}</dt>
          <dd>
            {isUnread
              ? m.review_version_unread({ version: version.number, before: before.number })
              : version.number}
          </dd>
        </div>
        <div>
          <dt>{m.review_fact_handed_in()}</dt>
          <dd>{version.isLate ? m.review_late({ time }) : m.review_on_time({ time })}</dd>
        </div>
        <div>
          <dt>{m.review_fact_by()}</dt>
          <dd>{by ?? m.hand_in_somebody()}</dd>
        </div>
        {waiting !== undefined && (
          <div>
            <dt>{m.review_fact_waiting()}</dt>
            <dd data-long={waiting > LONG ? '' : undefined}>
              <Clock size={15} strokeWidth={1.75} aria-hidden />
              {lengthInWords(Math.max(waiting, 0))}
            </dd>
          </div>
        )}
      </Facts>
    </Root>
  );
}
