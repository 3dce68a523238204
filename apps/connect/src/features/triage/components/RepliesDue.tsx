import { weekOfSeason, type Season } from '@grow/core/season';
import { inLocale } from '@grow/core/text';
import { agoInWords, dateTimeInWords } from '@grow/core/time';
import type { WaitingOfTeam } from '@grow/core/triage';
import { useLocale, useUserId, type Locale } from '@grow/shell';
import { Badge, ButtonLink, letterOfWeek, Section, Text, WaitingList, WaitingRow } from '@grow/ui';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { readingRoom } from '../readingRoom';

const DAY_MS = 86_400_000;
/** From how many days on it waits long. */
const LONG_DAYS = 3;

function detailOf({ handIn }: WaitingOfTeam, userId: string | undefined, locale: Locale): string {
  const { version, handedInAt, fileCount, replaceableUntil, reviewerId } = handIn;
  const files = fileCount === 1 ? m.triage_file() : m.triage_files({ count: fileCount });
  const reader = reviewerId === userId ? m.triage_reads() : m.triage_being_read();
  return [
    m.triage_version({ version, when: dateTimeInWords(handedInAt, locale) }),
    fileCount > 0 && files,
    replaceableUntil && m.triage_replaceable({ until: dateTimeInWords(replaceableUntil, locale) }),
    reviewerId && reader,
  ]
    .filter(Boolean)
    .join(', ');
}

type RepliesDueProps = {
  waiting: readonly WaitingOfTeam[];
  season: Season;
  now: Date;
  title: string;
  /** With how each begins, in the team's words. */
  isLong?: boolean;
};

/** What waits to be read, the oldest first, with the way into the reading room. */
export function RepliesDue({ waiting, season, now, title, isLong = false }: RepliesDueProps) {
  const { locale } = useLocale();
  const userId = useUserId();
  const count = waiting.length;
  const aside = count === 1 ? m.triage_replies_one() : m.triage_replies_count({ count });
  return (
    <Section title={title} titleStep="h2" aside={count > 0 && aside} isFlush={count > 0}>
      {count === 0 && (
        <Text step="ui" tone="muted">
          {m.triage_replies_none()}
        </Text>
      )}
      <WaitingList>
        {waiting.map((one) => {
          const { team, handIn } = one;
          const days = Math.floor((now.getTime() - handIn.handedInAt.getTime()) / DAY_MS);
          const written = weekOfSeason(season, handIn.week);
          const verb = written ? inLocale(written.verb, locale) : '';
          return (
            <WaitingRow
              key={handIn.handInId}
              letter={letterOfWeek(handIn.week)}
              team={team.name}
              week={m.hand_in_week_title({ week: handIn.week, verb })}
              badge={handIn.isRevision && <Badge tone="info">{m.triage_revised()}</Badge>}
              excerpt={isLong && handIn.excerpt}
              detail={detailOf(one, userId, locale)}
              wait={agoInWords(handIn.handedInAt, now, locale)}
              isLong={days >= LONG_DAYS}
              action={
                <ButtonLink
                  size="sm"
                  href={readingRoom(team.slug, handIn.week)}
                  linkComponent={AppLink}
                  aria-label={m.mentoring_queue_read({ team: team.name, week: handIn.week })}
                >
                  {m.triage_read({ week: handIn.week })}
                </ButtonLink>
              }
            />
          );
        })}
      </WaitingList>
    </Section>
  );
}
