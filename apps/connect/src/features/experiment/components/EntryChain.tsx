import { unitParts, type Experiment } from '@grow/core/experiment';
import { useLocale } from '@grow/shell';
import { Chain, ResultFigure, Text, TextLink } from '@grow/ui';
import { decisionWords, numberInWords } from '../experimentWords';
import { m } from '../../../paraglide/messages';
import { Evidence } from './Evidence';

/** The number that came out beside the one that was needed. */
function Result({ target, result, unit: typed }: Pick<Experiment, 'target' | 'result' | 'unit'>) {
  const { locale } = useLocale();
  if (result === undefined) return null;
  const number = (value: number) => numberInWords(value, locale);
  const { total, unit } = unitParts(typed);
  const needed =
    target === undefined
      ? unit
      : unit === ''
        ? m.tests_needed_alone({ target: number(target) })
        : m.tests_needed({ unit: `${unit.replace(/\.$/, '')}.`, target: number(target) });
  return (
    <ResultFigure
      figure={
        total === undefined
          ? number(result)
          : m.tests_figure({ result: number(result), total: number(total) })
      }
      remark={needed}
      value={Math.max(0, result)}
      target={target === undefined ? undefined : Math.max(0, target)}
      max={total}
    />
  );
}

const written = (text: string) =>
  text.trim() === '' ? (
    <Text as="p" step="ui" tone="muted">
      {m.tests_not_written()}
    </Text>
  ) : (
    <p dir="auto">{text}</p>
  );

type EntryChainProps = {
  experiment: Experiment;
  isOwn: boolean;
  /** One below the heading that it stands under. */
  headingLevel?: 'h3' | 'h4';
};

/** What one believed, tried, saw and decided. */
export function EntryChain({ experiment, isOwn, headingLevel = 'h4' }: EntryChainProps) {
  const { hypothesis, method, seen, decision, nextStep, links } = experiment;
  return (
    <Chain
      headingLevel={headingLevel}
      steps={[
        { key: 'believed', label: m.tests_believed(), content: written(hypothesis) },
        { key: 'tried', label: m.tests_tried(), content: written(method) },
        {
          key: 'saw',
          label: m.tests_saw(),
          content: (
            <>
              <Result {...experiment} />
              {written(seen)}
              {links.length > 0 && (
                <ul aria-label={m.tests_evidence()}>
                  {links.map((link) => (
                    <li key={link}>
                      <TextLink href={link} target="_blank" rel="noopener noreferrer" dir="ltr">
                        {link}
                      </TextLink>
                    </li>
                  ))}
                </ul>
              )}
              <Evidence experiment={experiment} isOwn={isOwn} />
            </>
          ),
        },
        {
          key: 'decided',
          label: m.tests_decided(),
          content: decision ? (
            <p dir="auto">
              <b>{decisionWords[decision]()}.</b> {nextStep}
            </p>
          ) : (
            <Text as="p" step="ui" tone="muted">
              {m.tests_not_decided()}
            </Text>
          ),
        },
      ]}
    />
  );
}
