import { roundAddress } from '@grow/core/round';
import { guestQueries, type GuestRound } from '@grow/core/jury';
import { dayInWords, timeInWords } from '@grow/core/time';
import { siteConfig, useGrowClient, useLocale } from '@grow/shell';
import { ButtonLink, NextList, NextRow, PageHeader, Section, Wrap } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { AppLink, useScreenTitle } from '../../../navigation';
import { gateNames } from '../../../features/gate';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { LoadingScreen } from '../../../shared/fallback';
import { EmptyScreen, FailedScreen } from '../../../shared/state';

const Rounds = styled.div`
  padding-bottom: 72px;
`;

function RoundRow({ round }: { round: GuestRound }) {
  const { locale } = useLocale();
  const { kind, stage, venue, startsAt, isOpen } = round;
  const place = [stage, venue].filter(Boolean).join(', ');
  return (
    <NextRow
      left={startsAt ? dayInWords(startsAt, locale) : m.jury_task_left()}
      until={startsAt ? timeInWords(startsAt, locale) : undefined}
      title={m.jury_task({ round: gateNames[kind]() })}
      detail={isOpen ? place : [place, m.guest_not_open()].filter(Boolean).join('. ')}
      actions={
        isOpen && (
          <ButtonLink
            variant="primary"
            href={fullPath(paths.juryRound(roundAddress(kind)))}
            linkComponent={AppLink}
          >
            {m.guest_open()}
          </ButtonLink>
        )
      }
    />
  );
}

/** What stands in the place of every member's screen for a guest of the jury: the way to their round. */
export function YouJudge() {
  const { supabase } = useGrowClient();
  const guest = useQuery(guestQueries(supabase).own());
  useScreenTitle(m.guest_title());
  const email = siteConfig.contactMail;
  if (guest.isPending) return <LoadingScreen />;
  if (guest.data === undefined) return <FailedScreen error={guest.error} />;
  if (guest.data?.isRevoked)
    return (
      <EmptyScreen
        title={m.guest_title()}
        empty={m.guest_revoked()}
        detail={m.guest_revoked_detail({ email })}
      />
    );
  if (guest.data === null || guest.data.rounds.length === 0)
    return (
      <EmptyScreen title={m.guest_title()} empty={m.guest_none()} detail={m.guest_none_detail({ email })} />
    );
  return (
    <Wrap>
      <PageHeader title={m.guest_title()} lead={m.guest_lead()} />
      <Rounds>
        <Section title={m.guest_rounds()} isFlush>
          <NextList>
            {guest.data.rounds.map((round) => (
              <RoundRow key={round.kind} round={round} />
            ))}
          </NextList>
        </Section>
      </Rounds>
    </Wrap>
  );
}
