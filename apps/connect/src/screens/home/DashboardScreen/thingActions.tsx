import type { NextThing } from '@grow/core/next';
import { Button, ButtonLink } from '@grow/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SeatAction } from '../../../features/seat';
import { useRequestAnswers } from '../../../features/team';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import type { SeatFacts } from './usePersonContext';

/** A thing of one kind. */
export type Of<Kind extends NextThing['kind']> = Extract<NextThing, { kind: Kind }>;

const TitleLink = styled(AppLink)`
  &:hover {
    text-decoration: underline;
    text-decoration-color: var(--color-accent);
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }
`;

/** The title of a thing, leading to what it is about. */
export const linked = (path: string, words: string) => <TitleLink href={fullPath(path)}>{words}</TitleLink>;

/** What is done on another screen. */
export function LinkTo({ path, children }: { path: string; children: ReactNode }) {
  return (
    <ButtonLink size="sm" href={fullPath(path)} linkComponent={AppLink}>
      {children}
    </ButtonLink>
  );
}

type ApplicationProps = Pick<Of<'application'>, 'request' | 'canAccept'> & { name: string };

/** Takes somebody on, or declines; with their name, as several may ask. */
export function ApplicationAnswers({ request, name, canAccept }: ApplicationProps) {
  const answers = useRequestAnswers(request);
  return (
    <>
      {canAccept && (
        <Button
          size="sm"
          variant="solid"
          aria-label={m.next_take_on({ name })}
          isBusy={answers.isBusy}
          busyLabel={m.team_taking_on()}
          onClick={answers.takeOn}
        >
          {m.team_take_on()}
        </Button>
      )}
      <Button
        size="sm"
        variant="ghost"
        aria-label={m.next_decline({ name })}
        disabled={answers.isBusy}
        onClick={answers.decline}
      >
        {m.answer_decline()}
      </Button>
    </>
  );
}

/** Reserves a seat for the team; the event's page where there is more to choose. */
export function MandatorySeat({ slug, event, figures }: Partial<SeatFacts> & { slug: string }) {
  if (!event) return <LinkTo path={paths.eventPage(slug)}>{m.next_open_event()}</LinkTo>;
  return (
    <SeatAction
      event={event}
      registration={undefined}
      figures={figures}
      position={undefined}
      isWeighed={false}
    />
  );
}
