import { dueStateOf, type ListedDataRequest } from '@grow/core/privacy';
import { dayInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Button, ButtonLink, Drawer, Text } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useNow } from '../../../features/officeHour';
import { personName } from '../../../features/people';
import {
  dueInWords,
  requestKindWords,
  requestSourceWords,
  requestStateWords,
  timeLeftInWords,
} from '../../../features/privacy';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { AnswerDialog } from './AnswerDialog';
import { CopyPart } from './CopyPart';
import { RemovalPart } from './RemovalPart';
import { requestPersonName } from './RequestLine';

const Body = styled.div`
  display: grid;
  gap: 20px;
  overflow-wrap: anywhere;
`;

const Critical = styled.b`
  color: var(--color-critical);
`;

const Quote = styled(Text)`
  white-space: pre-line;
`;

type PartProps = { request: ListedDataRequest };

/** When it was asked, and until when it is due or what became of it. */
function Facts({ request }: PartProps) {
  const { locale } = useLocale();
  const now = useNow();
  const asked = requestSourceWords[request.cameBy]({ day: dayInWords(request.askedAt, locale) });
  const due = `${dueInWords(request, locale)}, ${timeLeftInWords(request, now)}.`;
  if (request.state !== 'open') {
    return (
      <Text>
        {m.data_request_asked_by({ asked })}{' '}
        {m.data_request_became({
          state: requestStateWords[request.state](),
          day: request.closedAt ? dayInWords(request.closedAt, locale) : '',
        })}{' '}
        {request.handledBy && m.data_request_handled({ name: personName(request.handledBy) })}
      </Text>
    );
  }
  return (
    <Text>
      {m.data_request_asked_by({ asked })}{' '}
      {dueStateOf(request, now) === 'later' ? due : <Critical>{due}</Critical>}
    </Text>
  );
}

function OpenRequest({ request, onClose }: PartProps & { onClose: () => void }) {
  const { kind, person } = request;
  return (
    <>
      {kind !== 'correction' && <CopyPart request={request} />}
      {kind === 'deletion' && person && <RemovalPart person={person} onRemoved={onClose} />}
      {person && (
        <ButtonLink href={`${fullPath(paths.adminPeople())}?person=${person.userId}`} linkComponent={AppLink}>
          {m.data_request_open_person({ name: personName(person) })}
        </ButtonLink>
      )}
    </>
  );
}

type RequestDrawerProps = {
  isOpen: boolean;
  /** Undefined where the address names none that is listed. */
  request: ListedDataRequest | undefined;
  onClose: () => void;
};

/** One request: what is asked, what stands in the way, and the answer. */
export function RequestDrawer({ isOpen, request, onClose }: RequestDrawerProps) {
  const [answering, setAnswering] = useState<'done' | 'refused'>();
  const isAnswerable = request?.state === 'open';
  return (
    <>
      <Drawer
        isOpen={isOpen}
        onClose={onClose}
        title={
          request
            ? m.data_request_title({
                kind: requestKindWords[request.kind](),
                name: requestPersonName(request),
              })
            : m.admin_privacy_requests()
        }
        closeLabel={m.orga_close()}
        actions={
          isAnswerable && (
            <>
              <Button onClick={() => setAnswering('refused')}>{m.data_request_refuse()}</Button>
              {request.kind !== 'deletion' && (
                <Button variant="primary" onClick={() => setAnswering('done')}>
                  {m.data_request_finish()}
                </Button>
              )}
            </>
          )
        }
      >
        {request ? (
          <Body>
            <Facts request={request} />
            {request.text !== '' && (
              <Quote as="blockquote" step="ui" dir="auto">
                {request.text}
              </Quote>
            )}
            {request.answer !== '' && (
              <Quote step="ui" dir="auto">
                <b>{m.data_request_answer()}</b> {request.answer}
              </Quote>
            )}
            {isAnswerable && <OpenRequest request={request} onClose={onClose} />}
          </Body>
        ) : (
          <Text step="ui">{m.data_request_not_listed()}</Text>
        )}
      </Drawer>
      <AnswerDialog
        request={request}
        as={answering}
        onClose={() => setAnswering(undefined)}
        onAnswered={() => {
          setAnswering(undefined);
          onClose();
        }}
      />
    </>
  );
}
