import { useCallback, useSyncExternalStore } from 'react';
import { holdObjectUrl, objectUrlOf } from './objectUrls';

/** An address to show a picture under while this component is on the page; undefined without a picture. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const subscribe = useCallback(() => (blob ? holdObjectUrl(blob) : () => undefined), [blob]);
  const getSnapshot = () => (blob ? objectUrlOf(blob) : undefined);
  return useSyncExternalStore(subscribe, getSnapshot, () => undefined);
}
