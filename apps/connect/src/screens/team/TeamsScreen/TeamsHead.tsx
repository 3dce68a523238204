import { areTeamsClosed } from '@grow/core/team';
import { dateInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Button, ButtonLink, media, PageHeader } from '@grow/ui';
import { Pencil, UserRoundSearch } from 'lucide-react';
import { styled } from 'styled-components';
import type { CurrentUserState } from '../../../features/teamRequest';
import { leadInWords, useOpenTeamCount, useTeamFacets } from '../../../features/teamSearch';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  /* An own row wherever the lead could push it into one later. */
  ${media.belowLg} {
    width: 100%;
  }
  &[data-waiting] {
    visibility: hidden;
  }
`;

// Until its figures come, the sentence stands there unseen with others, so that nothing below moves in any language.
const Lead = styled.span`
  display: block;
  min-height: 3em;
  ${media.belowMd} {
    min-height: 4.5em;
  }
  &[data-waiting] {
    visibility: hidden;
  }
`;

type TeamsHeadProps = { current: CurrentUserState; canList: boolean; onEditListing: () => void };

/** Figures of the usual length. */
const UNKNOWN = 22;

function useLead({ season }: CurrentUserState): { words: string; isWaiting: boolean } {
  const { locale } = useLocale();
  const openTeams = useOpenTeamCount();
  const facets = useTeamFacets();
  const isWaiting = openTeams === undefined || facets.data === undefined;
  const counts = leadInWords(openTeams ?? UNKNOWN, facets.data?.people.total ?? UNKNOWN, locale);
  const closesAt = season?.teamClosesAt;
  if (season === undefined || closesAt === undefined) return { words: counts, isWaiting };
  const date = dateInWords(closesAt, locale);
  const isClosed = areTeamsClosed(season, new Date());
  const closing = isClosed ? m.teams_closed({ date }) : m.teams_closes({ date });
  return { words: `${counts} ${closing}`, isWaiting };
}

function ListingButton({ isListed, onClick }: { isListed: boolean; onClick: () => void }) {
  const Icon = isListed ? Pencil : UserRoundSearch;
  return (
    <Button
      variant={isListed ? 'secondary' : 'primary'}
      icon={<Icon size={18} strokeWidth={1.75} aria-hidden />}
      onClick={onClick}
    >
      {isListed ? m.teams_edit_listing() : m.teams_list_me()}
    </Button>
  );
}

/** The heading with figures and the day teams close, and what those without a team can do. */
export function TeamsHead({ current, canList, onEditListing }: TeamsHeadProps) {
  const { user, profile, season } = current;
  const lead = useLead(current);
  const isClosed = season !== undefined && areTeamsClosed(season, new Date());
  // Until it is known who looks, what most people can do keeps its place, unseen.
  const isWaiting = user === undefined && profile?.role === 'PARTICIPANT';
  const toOwn = (words: string) => (
    <ButtonLink href={fullPath(paths.team())} linkComponent={AppLink}>
      {words}
    </ButtonLink>
  );
  return (
    <PageHeader
      title={m.teams_title()}
      lead={<Lead data-waiting={lead.isWaiting ? '' : undefined}>{lead.words}</Lead>}
      style={{ paddingBottom: 32 }}
      actions={
        (isWaiting || canList || user?.ownTeam) && (
          <Actions data-waiting={isWaiting ? '' : undefined}>
            {(isWaiting || canList) && (
              <>
                <ListingButton isListed={profile?.discoverable ?? false} onClick={onEditListing} />
                {!isClosed && toOwn(m.teams_found())}
              </>
            )}
            {user?.ownTeam && toOwn(m.teams_own())}
          </Actions>
        )
      }
    />
  );
}
