import { Stepper, Text, TextLink } from '@grow/ui';
import { use, useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { StepShown, type ImportStep } from './stepShown';

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  padding-bottom: 72px;
  /* What has the focus is never behind the bar at the lower edge. */
  & :is(input, select, textarea, button, a) {
    scroll-margin-bottom: 128px;
  }
`;

const Head = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  outline: none;
`;

const steps = [
  ['file', m.import_step_file],
  ['columns', m.import_step_columns],
  ['check', m.import_step_check],
  ['run', m.import_step_run],
  ['done', m.import_step_done],
] as const satisfies readonly (readonly [ImportStep, () => string])[];

type ImportFrameProps = {
  step: ImportStep;
  lead: ReactNode;
  children: ReactNode;
};

/** The head of the page: where it came from, what it is, and how far it is. */
export function ImportFrame({ step, lead, children }: ImportFrameProps) {
  const current = steps.findIndex(([key]) => key === step);
  const head = useRef<HTMLDivElement>(null);
  const isAnother = use(StepShown);
  // What was pressed is gone with the step before.
  useEffect(() => {
    if (isAnother(step)) head.current?.focus();
  }, [isAnother, step]);
  return (
    <Body>
      <Head ref={head} tabIndex={-1} role="group" aria-label={m.import_title()}>
        <TextLink href={fullPath(paths.adminPeople())} linkComponent={AppLink}>
          {m.admin_people()}
        </TextLink>
        <Text as="h2" step="h1">
          {m.import_title()}
        </Text>
        <Text step="lead" tone="muted">
          {lead}
        </Text>
      </Head>
      <Stepper
        aria-label={m.import_steps()}
        steps={steps.map(([key, name]) => ({ key, name: name() }))}
        current={current === -1 ? steps.length : current}
        doneLabel={m.import_step_passed()}
      />
      {children}
    </Body>
  );
}
