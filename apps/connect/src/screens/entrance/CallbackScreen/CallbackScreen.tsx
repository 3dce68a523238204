import { toAppError, type AppError } from '@grow/core';
import { errorSentence, useLocale } from '@grow/shell';
import { ButtonLink, Skeleton, SkeletonGroup } from '@grow/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { EntranceLayout, useGate } from '../../../features/auth';
import { useRedirectAfterLogin } from '../../../features/secondStep';
import { AppLink, useNext } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { callbackFrom, isExplained } from './callback';

/** Where a provider sends people back to: a code becomes a session, an error becomes words. */
export function CallbackScreen() {
  const { search, hash } = useLocation();
  const callback = callbackFrom(search, hash);
  return callback.kind === 'code' ? <Exchange code={callback.code} /> : <Failed error={callback.error} />;
}

/** A code and a verifier work once, so the way on is to begin again, on the way to the same page. */
function Failed({ error }: { error: AppError | undefined }) {
  const { locale } = useLocale();
  const { next } = useNext();
  const detail = isExplained(error) ? errorSentence(error, locale) : m.callback_failed_detail();
  return (
    <EntranceLayout title={m.callback_failed_title()} lead={<span role="alert">{detail}</span>}>
      <div>
        <ButtonLink variant="primary" href={fullPath(paths.login({ next }))} linkComponent={AppLink}>
          {m.back_to_login()}
        </ButtonLink>
      </div>
    </EntranceLayout>
  );
}

function Exchange({ code }: { code: string }) {
  const gate = useGate();
  const redirect = useRedirectAfterLogin();
  const [failure, setFailure] = useState<unknown>();
  // A code works once: a second mount of the same page must not spend it again.
  const begun = useRef<Promise<void>>(null);

  const exchange = async () => {
    try {
      const { client, exchangeCode } = await gate();
      await exchangeCode(client, code);
      redirect();
    } catch (error) {
      setFailure(error);
    }
  };
  const begin = useEffectEvent(() => {
    begun.current ??= exchange();
  });
  useEffect(() => {
    begin();
  }, [code]);

  if (failure !== undefined) return <Failed error={toAppError(failure)} />;
  return (
    <EntranceLayout title={m.callback_title()}>
      <SkeletonGroup label={m.callback_title()}>
        <Skeleton width="long" />
        <Skeleton width="half" />
      </SkeletonGroup>
    </EntranceLayout>
  );
}
