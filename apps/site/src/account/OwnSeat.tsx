import { dateTimeInWords } from '@grow/core/time';
import { ButtonLink } from '@grow/ui';
import { styled } from 'styled-components';
import { m } from '../paraglide/messages';
import type { Locale } from '../paraglide/runtime';
import { connectEventPath } from '../paths';
import type { RegisteredState, OwnState } from './ownState';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px 14px;
  align-items: center;
  font-size: 0.875rem;
  line-height: 1.35;
  font-weight: 640;
  &[data-large] {
    display: grid;
    justify-items: start;
    font-size: 1rem;
  }
`;

const State = styled.span`
  display: inline-flex;
  gap: 7px;
  align-items: center;
  min-height: 36px;
  &[data-tone='positive'] {
    color: var(--color-positive);
  }
  &[data-tone='caution'] {
    color: var(--color-caution);
  }
  a {
    display: inline-flex;
    gap: 7px;
    align-items: center;
    min-height: 36px;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }
`;

const Check = () => (
  <svg
    width="16"
    height="16"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden
  >
    <path d="M4 12.5l5.5 5.5L20 7" />
  </svg>
);

function stateWords(state: RegisteredState, locale: Locale): string {
  switch (state.kind) {
    case 'going':
      return m.own_going({}, { locale });
    case 'attended':
      return m.own_attended({}, { locale });
    case 'waiting':
      return state.position === undefined
        ? m.own_waiting_plain({}, { locale })
        : m.own_waiting({ position: state.position }, { locale });
    case 'offered':
      return m.own_offered({ time: dateTimeInWords(state.until, locale) }, { locale });
  }
}

type OwnSeatProps = { state: OwnState; slug: string; isLarge: boolean; locale: Locale };

/** What somebody has of one event, and the way to its page in connect, where they change it. */
export function OwnSeat({ state, slug, isLarge, locale }: OwnSeatProps) {
  const { kind } = state;
  const href = connectEventPath(slug);
  const size = isLarge ? 'md' : 'sm';
  const variant = isLarge || kind === 'offered' ? 'primary' : 'secondary';
  switch (kind) {
    case 'closed':
      return null;
    case 'seat':
    case 'queue':
      return (
        <ButtonLink size={size} variant={variant} href={href}>
          {kind === 'seat' ? m.event_reserve({}, { locale }) : m.event_join({}, { locale })}
        </ButtonLink>
      );
    case 'offered':
      return (
        <Line data-large={isLarge ? '' : undefined}>
          {isLarge && <State data-tone="caution">{stateWords(state, locale)}</State>}
          <ButtonLink size={size} variant={variant} href={href}>
            {m.own_answer({}, { locale })}
          </ButtonLink>
        </Line>
      );
    case 'going':
    case 'attended':
    case 'waiting':
      return <OwnRegistration state={state} href={href} isLarge={isLarge} locale={locale} />;
  }
}

type OwnRegistrationProps = { state: RegisteredState; href: string; isLarge: boolean; locale: Locale };

function OwnRegistration({ state, href, isLarge, locale }: OwnRegistrationProps) {
  const isCertain = state.kind !== 'waiting';
  const words = (
    <>
      {isCertain && <Check />}
      {stateWords(state, locale)}
    </>
  );
  return (
    <Line data-large={isLarge ? '' : undefined}>
      <State data-tone={isCertain ? 'positive' : undefined}>
        {isLarge ? words : <a href={href}>{words}</a>}
      </State>
      {isLarge && <ButtonLink href={href}>{m.own_open({}, { locale })}</ButtonLink>}
    </Line>
  );
}
