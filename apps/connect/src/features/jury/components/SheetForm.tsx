import {
  juryLimits,
  nextCriterion,
  scoredCount,
  steps,
  type JuryRound,
  type JurySheet,
} from '@grow/core/jury';
import { Field, media, Section, StepScale, Text, Textarea, type ScaleStep } from '@grow/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { textIn } from '../../event';
import { m } from '../../../paraglide/messages';
import { anchorsOf } from './anchorsOf';

const Root = styled.div`
  margin-top: 32px;
`;

const Comments = styled.div`
  display: grid;
  gap: 20px;
  margin-top: 28px;
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 24px;
  }
`;

type SheetFormProps = {
  round: JuryRound;
  sheet: JurySheet;
  onChange: (content: { scores?: JurySheet['scores']; commentTeam?: string; commentJury?: string }) => void;
};

/** A score sheet that is being written: a scale for each criterion, and two comments. */
export function SheetForm({ round: { criteria }, sheet, onChange }: SheetFormProps) {
  const list = useRef<HTMLDivElement>(null);
  const next = nextCriterion(criteria, sheet);
  const count = { count: scoredCount(criteria, sheet), all: criteria.length };
  const choose = (id: string, step: ScaleStep, isNumberKey: boolean) => {
    const scores = { ...sheet.scores, [id]: step };
    onChange({ scores });
    // A number goes on to what is missing; without anything missing the focus stays.
    const following = isNumberKey ? nextCriterion(criteria, { scores }, id) : undefined;
    const at = criteria.findIndex((one) => one.id === following?.id);
    const scale = at < 0 ? undefined : list.current?.querySelectorAll('fieldset')[at];
    scale?.querySelector('input')?.focus();
  };
  return (
    <Root>
      <Section
        title={m.jury_sheet_title()}
        aside={
          <Text step="small" tone="muted">
            {m.jury_steps_of(count)}
          </Text>
        }
        isFlush
      >
        <div ref={list}>
          {criteria.map((criterion) => (
            <StepScale
              key={criterion.id}
              name={textIn(criterion.name)}
              question={textIn(criterion.question)}
              weight={m.jury_counts({ percent: criterion.weight })}
              anchors={anchorsOf(criterion)}
              value={steps.find((step) => step === sheet.scores[criterion.id]) ?? null}
              onChoose={(step, isNumberKey) => choose(criterion.id, step, isNumberKey)}
              hint={m.jury_pick()}
              isNext={criterion.id === next?.id}
            />
          ))}
        </div>
        <Comments>
          <Field label={m.jury_for_team()} help={m.jury_for_team_help()} aside={m.jury_for_team_aside()}>
            <Textarea
              value={sheet.commentTeam}
              maxLength={juryLimits.comment}
              rows={4}
              dir="auto"
              onChange={(event) => onChange({ commentTeam: event.target.value })}
            />
          </Field>
          <Field label={m.jury_for_jury()} aside={m.jury_for_jury_aside()}>
            <Textarea
              value={sheet.commentJury}
              maxLength={juryLimits.comment}
              rows={4}
              dir="auto"
              placeholder={m.jury_for_jury_hint()}
              onChange={(event) => onChange({ commentJury: event.target.value })}
            />
          </Field>
        </Comments>
      </Section>
    </Root>
  );
}
