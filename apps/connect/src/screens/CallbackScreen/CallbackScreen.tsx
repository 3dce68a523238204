import { errorCatalog, toAppError } from '@grow/core';
import { Skeleton, SkeletonGroup, TextLink } from '@grow/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EntranceLayout, FormFailure, LinkExpired, useGate } from '../../features/auth';
import { RetryButton } from '../../features/state';
import { AppLink, useNext, useScreenTitle } from '../../navigation';
import { m } from '../../paraglide/messages';
import { fullPath, paths } from '../../paths';

/** Where a provider sends people back to: a code becomes a session, an error becomes words. */
export function CallbackScreen() {
  useScreenTitle(m.callback_title());
  const [search] = useSearchParams();
  const code = search.get('code');
  if (code && !search.has('error')) return <Exchange code={code} />;
  const isDenied = search.get('error') === 'access_denied';
  const detail = isDenied ? m.callback_denied_detail() : m.callback_failed_detail();
  return <LinkExpired title={m.callback_failed_title()} detail={detail} />;
}

function Exchange({ code }: { code: string }) {
  const gate = useGate();
  const { goOn } = useNext();
  const [failure, setFailure] = useState<unknown>();
  // A code works once: a second mount of the same page must not spend it again.
  const begun = useRef<Promise<void>>(null);

  const exchange = async () => {
    try {
      const { client, exchangeCode } = await gate();
      await exchangeCode(client, code);
      goOn();
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

  if (failure !== undefined) {
    const isRetryable = errorCatalog[toAppError(failure).code].isRetryable;
    return (
      <EntranceLayout title={m.callback_failed_title()}>
        <FormFailure failure={failure} />
        {isRetryable && <RetryButton onRetry={exchange} />}
        <TextLink href={fullPath(paths.login())} linkComponent={AppLink}>
          {m.back_to_login()}
        </TextLink>
      </EntranceLayout>
    );
  }
  return (
    <EntranceLayout title={m.callback_title()}>
      <SkeletonGroup label={m.callback_title()}>
        <Skeleton width="long" />
        <Skeleton width="half" />
      </SkeletonGroup>
    </EntranceLayout>
  );
}
