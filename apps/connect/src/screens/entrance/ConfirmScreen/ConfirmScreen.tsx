import { isAppError } from '@grow/core';
import { Button } from '@grow/ui';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { EntranceLayout, useGate } from '../../../features/auth';
import { FormFailure } from '../../../shared/failure';
import { useRedirectAfterLogin } from '../../../features/secondStep';
import { useScreenTitle } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { paths } from '../../../paths';
import { linkFromSearch, linkWords, newLinkPath, nextOfRecovery, type ConfirmLink } from './confirmLink';
import { LinkExpired } from './LinkExpired';

/** Where every mailed link leads: it is used up by a click, on any device, and then one goes on. */
export function ConfirmScreen() {
  const [search] = useSearchParams();
  const link = linkFromSearch(search);
  useScreenTitle(link && linkWords[link.type].title());
  if (link) return <Redeem link={link} />;
  return (
    <LinkExpired
      title={m.link_broken_title()}
      detail={m.link_broken_detail()}
      newLink={newLinkPath(undefined)}
    />
  );
}

function Redeem({ link }: { link: ConfirmLink }) {
  const gate = useGate();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const redirect = useRedirectAfterLogin();
  const isSent = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [isHalfDone, setHalfDone] = useState(false);
  const words = linkWords[link.type];

  const redeem = async () => {
    const { client, redeemLink } = await gate();
    const { isLoggedIn } = await redeemLink(client, link);
    if (!isLoggedIn) setHalfDone(true);
    else if (link.type === 'recovery' || link.type === 'invite') {
      const next = nextOfRecovery(search.get('next'), window.location.origin);
      await navigate(paths.newPassword({ next, first: link.type === 'invite' ? 'yes' : undefined }), {
        replace: true,
      });
    } else redirect();
  };
  const handleClick = () => {
    if (isSent.current) return;
    isSent.current = true;
    setBusy(true);
    setFailure(undefined);
    redeem()
      .catch(setFailure)
      .finally(() => {
        isSent.current = false;
        setBusy(false);
      });
  };

  if (isAppError(failure) && (failure.code === 'link_expired' || failure.code === 'forbidden')) {
    return (
      <LinkExpired
        title={m.link_used_title()}
        detail={m.link_used_detail()}
        newLink={newLinkPath(link.type)}
      />
    );
  }
  if (isHalfDone) return <EntranceLayout title={words.title()} lead={m.email_change_half()} />;
  return (
    <EntranceLayout title={words.title()} lead={m.confirm_lead()}>
      <Button
        variant="primary"
        size="lg"
        isBlock
        isBusy={isBusy}
        busyLabel={m.confirm_busy()}
        onClick={handleClick}
      >
        {words.action()}
      </Button>
      <FormFailure failure={failure} />
    </EntranceLayout>
  );
}
