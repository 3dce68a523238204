import { roundAddress } from '@grow/core/round';
import { guestQueries, type GuestLink } from '@grow/core/jury';
import { enabledWhile } from '@grow/core/query';
import { useClientSource, useIsGuest, useSession } from '@grow/shell';
import { ButtonLink } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';
import { EntranceLayout } from '../../../features/auth';
import { AppLink, useScreenTitle } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { routes } from '../../../routes/routes';
import { LoadingScreen } from '../../../shared/fallback';
import { FailedScreen } from '../../../shared/state';
import { GuestCode } from './GuestCode';
import { GuestFacts } from './GuestFacts';
import { YouJudge } from './YouJudge';

/** Unknown, replaced and taken back are the same page: it says of none that it was there. */
const Gone = () => (
  <EntranceLayout title={m.guest_link_gone()} lead={m.guest_link_gone_detail()}>
    <div>
      <ButtonLink variant="primary" href={fullPath(paths.login({ with: 'mail' }))} linkComponent={AppLink}>
        {m.guest_link_log_in()}
      </ButtonLink>
    </div>
  </EntranceLayout>
);

function Invitation({ link }: { link: GuestLink }) {
  const session = useSession();
  const isHere = session.status === 'signedIn' && session.session.user.email === link.email;
  const round = fullPath(paths.juryRound(roundAddress(link.kind)));
  return (
    <EntranceLayout
      title={m.guest_link_hello({ name: link.firstName })}
      lead={isHere ? undefined : m.guest_link_lead({ email: link.email })}
    >
      <GuestFacts link={link} />
      {isHere ? (
        <ButtonLink variant="primary" size="lg" href={round} linkComponent={AppLink}>
          {m.guest_open()}
        </ButtonLink>
      ) : (
        <GuestCode email={link.email} round={round} />
      )}
    </EntranceLayout>
  );
}

/** The link says what it is for, and logs nobody in by itself. */
function BehindLink({ token }: { token: string }) {
  const source = useClientSource();
  useScreenTitle(m.guest_link_title());
  const link = useQuery({
    ...enabledWhile(token !== '', guestQueries(undefined).link(token)),
    queryFn: async (context) => {
      const { supabase } = await source.load();
      return guestQueries(supabase).link(token).queryFn(context);
    },
  });
  if (token === '' || link.data === null) return <Gone />;
  if (link.data) return <Invitation link={link.data} />;
  return link.isPending ? <LoadingScreen /> : <FailedScreen error={link.error} />;
}

/**
 * Where the link of a guest's invitation leads. The guard shows it in place of every member's screen, too: whoever is logged in as a
 * guest reads there where their round is.
 */
export function GuestLinkScreen() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { pathname } = useLocation();
  const isElsewhere = pathname !== routes.guestLink.path;
  return useIsGuest() && isElsewhere ? <YouJudge /> : <BehindLink token={token} />;
}
