import type { OverviewFigure } from '@grow/core/overview';
import { useLocale } from '@grow/shell';
import { TextLink } from '@grow/ui';
import { figureAddress } from '../../../features/overview';
import { AppLink } from '../../../navigation';

type FigureLinkProps = {
  figure: OverviewFigure;
  /** The number in words, where it needs some; otherwise the number alone, named by `label`. */
  words?: ((count: string) => string) | undefined;
  /** What is counted, read before the number. */
  label?: string;
};

/** A number that leads to the list that it counts. */
export function FigureLink({ figure, words, label }: FigureLinkProps) {
  const { locale } = useLocale();
  const count = figure.count.toLocaleString(locale);
  return (
    <TextLink
      href={figureAddress(figure.list)}
      linkComponent={AppLink}
      variant={words ? 'inline' : 'plain'}
      aria-label={label === undefined ? undefined : `${label}: ${count}`}
    >
      {words ? words(count) : count}
    </TextLink>
  );
}
