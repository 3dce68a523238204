import type { CheckInScanResult } from '@grow/core/check-in';
import { useLocale } from '@grow/shell';
import { visuallyHidden } from '@grow/ui';
import { styled } from 'styled-components';
import { resultSpoken } from '../checkInWords';

const Root = styled.p`
  ${visuallyHidden}
`;

/** Says the last result to those who hear it; each scan is said, also one with the words of the scan before. */
export function SpokenResult({ result }: { result: CheckInScanResult | undefined }) {
  const { locale } = useLocale();
  return (
    <Root role="status" aria-live="assertive" data-spoken="">
      {/* A region is read out when something in it is new: the same words again need an element of their own. */}
      {result && <span key={result.key}>{resultSpoken(result, new Date(), locale)}</span>}
    </Root>
  );
}
