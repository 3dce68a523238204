import type { AuditEntry, AuditKind } from '@grow/core/audit';
import { useLocale } from '@grow/shell';
import { AuditFacts, AuditRow, Avatar, Button, TextLink, ValueChanges } from '@grow/ui';
import {
  BookOpen,
  CalendarDays,
  Clock,
  FileUp,
  HeartHandshake,
  ListChecks,
  type LucideIcon,
  Megaphone,
  MessageSquareText,
  Scale,
  Settings2,
  User,
  Users,
} from 'lucide-react';
import { styled } from 'styled-components';
import {
  actorWords,
  changeLabel,
  hiddenWords,
  kindWords,
  sentenceWords,
  valueWords,
  type AuditChoice,
} from '../../../features/audit';
import { useAvatarPerson } from '../../../features/team';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import type { Choose } from '../../../shared/list';

const kindIcons: Record<AuditKind, LucideIcon> = {
  person: User,
  team: Users,
  hand_in: FileUp,
  review: MessageSquareText,
  mentor: HeartHandshake,
  event: CalendarDays,
  season: Settings2,
  announcement: Megaphone,
  content: BookOpen,
  job: ListChecks,
  gate: Scale,
};

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  align-items: center;
  font-size: 0.875rem;
`;

const inBerlin = (locale: string) =>
  new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', {
    timeZone: 'Europe/Berlin',
    hourCycle: 'h23',
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  });

type AuditLineProps = { entry: AuditEntry; onChoose: Choose<AuditChoice> };

function Changes({ entry }: { entry: AuditEntry }) {
  if (entry.changes.length === 0) return null;
  return (
    <ValueChanges
      caption={m.audit_changes()}
      words={{
        field: m.audit_field(),
        before: m.audit_before(),
        after: m.audit_after(),
        nothing: m.orga_nothing(),
      }}
      changes={entry.changes.map((change) => ({
        key: change.column,
        label: changeLabel(change),
        before: change.before && valueWords(change.before, change.field),
        after: change.after && valueWords(change.after, change.field),
      }))}
    />
  );
}

function Details({ entry, onChoose }: AuditLineProps) {
  const { locale } = useLocale();
  const { team, person } = entry;
  const facts = [
    { key: 'entry', label: m.audit_entry(), value: entry.id.toLocaleString(locale) },
    { key: 'reason', label: m.audit_reason(), value: entry.reason },
    { key: 'hidden', label: m.audit_hidden(), value: hiddenWords(entry) || undefined },
  ].filter(({ value }) => value !== undefined);
  return (
    <>
      <Changes entry={entry} />
      <AuditFacts facts={facts} />
      {(team ?? person) && (
        <Links>
          {team && (
            <TextLink href={fullPath(paths.assignedTeam(team.slug))} linkComponent={AppLink}>
              {m.audit_open_team({ name: team.name })}
            </TextLink>
          )}
          {team && (
            <Button size="xs" onClick={() => onChoose({ teamId: team.id })}>
              {m.audit_only({ name: team.name })}
            </Button>
          )}
          {person && (
            <Button size="xs" onClick={() => onChoose({ personId: person.id })}>
              {m.audit_only({ name: person.name })}
            </Button>
          )}
        </Links>
      )}
    </>
  );
}

/** One entry: a sentence that opens to what changed, the reason, and the ways on. */
export function AuditLine({ entry, onChoose }: AuditLineProps) {
  const { locale } = useLocale();
  const person = useAvatarPerson(entry.actor);
  const Icon = kindIcons[entry.kind];
  return (
    <AuditRow
      dateTime={entry.at.toISOString()}
      time={inBerlin(locale).format(entry.at)}
      mark={
        entry.actor ? <Avatar {...person} size={26} /> : <Clock size={16} strokeWidth={1.75} aria-hidden />
      }
      sentence={
        <>
          <b>{actorWords(entry)}</b> {sentenceWords(entry)}
        </>
      }
      kind={
        <>
          <Icon size={15} strokeWidth={1.75} aria-hidden /> {kindWords[entry.kind]()}
        </>
      }
    >
      <Details entry={entry} onChoose={onChoose} />
    </AuditRow>
  );
}
