import { daysUntilDue, dueStateOf, type DataRequestKind, type ListedDataRequest } from '@grow/core/privacy';
import { dayInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Avatar, Badge, Button, DueRuler, media, Text } from '@grow/ui';
import { Download, Pencil, Trash2, type LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { personName } from '../../../features/people';
import {
  dueInWords,
  requestKindWords,
  requestSourceWords,
  requestStateWords,
  timeLeftInWords,
} from '../../../features/privacy';
import { useAvatarPerson } from '../../../features/team';
import { m } from '../../../paraglide/messages';

const Row = styled.li`
  display: grid;
  gap: 10px 24px;
  padding: 16px 0;
  border-bottom: 1px solid var(--color-line);
  overflow-wrap: anywhere;
  & > :last-child {
    justify-self: start;
  }
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) 220px 112px;
    align-items: center;
    & > :last-child {
      justify-self: end;
    }
  }
`;

const Who = styled.div`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: 2px 12px;
  align-items: center;
  line-height: 1.35;
  & > p {
    grid-column: 2;
    display: flex;
    gap: 6px;
    align-items: center;
  }
  svg {
    flex: none;
  }
`;

const Due = styled.div`
  display: grid;
  gap: 6px;
  font-size: 0.875rem;
  & > span > b[data-due='soon'],
  & > span > b[data-due='late'] {
    color: var(--color-critical);
  }
`;

const icons: Record<DataRequestKind, LucideIcon> = { copy: Download, deletion: Trash2, correction: Pencil };

/** Whose name a request is listed under. */
export const requestPersonName = ({ person }: ListedDataRequest): string =>
  person ? personName(person) : m.data_request_gone();

/** What stands in the way, or what is asked in words; undefined where there is nothing to say. */
const noteOf = ({ leads, text }: ListedDataRequest): string | undefined =>
  leads === undefined ? text || undefined : m.data_request_leads({ team: leads });

type RequestLineProps = { request: ListedDataRequest; now: Date; onOpen: (id: string) => void };

/** A request: whose it is, until when it is due, or what became of it. */
export function RequestLine({ request, now, onOpen }: RequestLineProps) {
  const { locale } = useLocale();
  const { id, kind, cameBy, askedAt, state, closedAt } = request;
  const avatar = useAvatarPerson(request.person);
  const Icon = icons[kind];
  const due = dueStateOf(request, now);
  const note = noteOf(request);
  const name = requestPersonName(request);
  return (
    <Row data-request={id}>
      <Who>
        <Avatar {...avatar} size={40} />
        <b>
          <bdi>{name}</bdi>
        </b>
        <Text step="small" tone="muted">
          <Icon size={14} strokeWidth={1.75} aria-hidden />
          {requestKindWords[kind]()}, {requestSourceWords[cameBy]({ day: dayInWords(askedAt, locale) })}
        </Text>
        {note !== undefined && (
          <Text step="small" tone="muted" dir="auto">
            {note}
          </Text>
        )}
      </Who>
      {state === 'open' ? (
        <Due>
          <span>
            <b data-due={due}>{dueInWords(request, locale)}</b> {timeLeftInWords(request, now)}
          </span>
          <DueRuler days={30} passed={30 - daysUntilDue(request, now)} />
        </Due>
      ) : (
        <Due>
          <span>
            <Badge tone={state === 'done' ? 'positive' : 'muted'}>{requestStateWords[state]()}</Badge>{' '}
            {closedAt && dayInWords(closedAt, locale)}
          </span>
        </Due>
      )}
      <Button
        size="sm"
        variant={state === 'open' && due !== 'later' ? 'primary' : 'secondary'}
        aria-label={m.data_request_look_at({ name, kind: requestKindWords[kind]() })}
        onClick={() => onOpen(id)}
      >
        {m.data_request_look()}
      </Button>
    </Row>
  );
}
