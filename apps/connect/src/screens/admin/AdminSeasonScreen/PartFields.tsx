import { milestonePartKinds, type MilestonePartKind } from '@grow/core/milestone';
import {
  MOST_PARTS,
  newPart,
  validatePart,
  type PartField,
  type PartValues,
  type WeekSettings,
} from '@grow/core/season-admin';
import { inLocale } from '@grow/core/text';
import { useLocale } from '@grow/shell';
import { ActionMenu, Button, Checkbox, Field, FieldGroup, Input, Select, Text } from '@grow/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import type { Form } from '../../../shared/form';
import { partProblemInWords } from './seasonWords';
import type { WeekForm } from './useWeekDraft';

const List = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  border-bottom: 1px solid var(--color-line);
`;

const Part = styled.details`
  min-width: 0;
  padding: 12px 0;
  overflow-wrap: anywhere;
  & > summary {
    min-height: 24px;
    cursor: pointer;
    font-weight: 620;
  }
  & > summary > span {
    display: block;
    color: var(--color-ink-muted);
    font-size: 0.875rem;
    font-weight: 400;
  }
`;

const Fields = styled.div`
  display: grid;
  gap: 16px;
  padding-top: 16px;
`;

const Adding = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 16px;
`;

const kindWords: Record<MilestonePartKind, () => string> = {
  text: m.season_kind_text,
  link: m.season_kind_link,
  file: m.season_kind_file,
  film: m.season_kind_film,
  tests: m.season_kind_tests,
};

const labels: Record<Exclude<PartField, 'limit'>, () => string> = {
  labelEn: m.season_part_label_en,
  labelDe: m.season_part_label_de,
  hintEn: m.season_part_hint_en,
  hintDe: m.season_part_hint_de,
};

/** What a part takes, in words: its kind, how much, and whether it is needed. */
function partInWords(part: PartValues): string {
  const limit = part.limit.trim();
  const much =
    part.kind === 'text' ? m.season_part_characters({ count: limit }) : m.season_part_many({ count: limit });
  return `${kindWords[part.kind]()}, ${much}, ${part.isRequired ? m.season_part_needed() : m.season_part_optional()}`;
}

type PartFieldsProps = { form: Form<WeekForm>; week: WeekSettings };

type OnePartProps = PartFieldsProps & {
  index: number;
  isTried: boolean;
  onChange: (parts: readonly PartValues[]) => void;
};

function OnePart({ form, week, index, isTried, onChange }: OnePartProps) {
  const { locale } = useLocale();
  const { parts } = form.values;
  const part = parts[index];
  if (!part) return null;
  const stored = week.milestone?.parts.find(({ key }) => key === part.key);
  const isKept = week.isInUse && stored !== undefined;
  const problems = isTried ? validatePart(part, stored, week.isInUse) : {};
  const name = inLocale({ en: part.labelEn, de: part.labelDe }, locale) || m.season_part_new();
  const change = (changes: Partial<PartValues>) =>
    onChange(parts.map((one, at) => (at === index ? { ...one, ...changes } : one)));
  const moved = (by: number) => {
    const others = parts.filter((_, at) => at !== index);
    return [...others.slice(0, index + by), part, ...others.slice(index + by)];
  };
  const actions = [
    ...(index > 0 ? [{ key: 'up', label: m.season_part_up(), onSelect: () => onChange(moved(-1)) }] : []),
    ...(index < parts.length - 1
      ? [{ key: 'down', label: m.season_part_down(), onSelect: () => onChange(moved(1)) }]
      : []),
    ...(isKept
      ? []
      : [
          {
            key: 'remove',
            label: m.season_part_remove(),
            tone: 'critical' as const,
            onSelect: () => onChange(parts.filter((_, at) => at !== index)),
          },
        ]),
  ];
  const isWrong = Object.keys(problems).length > 0;
  return (
    <Row>
      <Part open={part.key === '' || isWrong ? true : undefined}>
        <summary>
          {name}
          <span>{partInWords(part)}</span>
        </summary>
        <Fields>
          {(Object.keys(labels) as (keyof typeof labels)[]).map((field) => (
            <Field key={field} label={labels[field]()} error={partProblemInWords(problems[field])}>
              <Input
                lang={field.endsWith('De') ? 'de' : 'en'}
                value={part[field]}
                autoComplete="off"
                onChange={({ target }) => change({ [field]: target.value })}
              />
            </Field>
          ))}
          <Field
            label={part.kind === 'text' ? m.season_part_limit_text() : m.season_part_limit_many()}
            error={partProblemInWords(problems.limit)}
          >
            <Input
              value={part.limit}
              inputMode="numeric"
              autoComplete="off"
              onChange={({ target }) => change({ limit: target.value })}
            />
          </Field>
          <Checkbox
            checked={part.isRequired}
            // Once a team has begun, no part becomes needed that was not.
            disabled={week.isInUse && !(stored?.isRequired ?? false)}
            onChange={({ target }) => change({ isRequired: target.checked })}
          >
            {m.season_part_needed_long()}
          </Checkbox>
        </Fields>
      </Part>
      {actions.length > 0 && <ActionMenu label={m.season_part_actions({ part: name })} actions={actions} />}
    </Row>
  );
}

/** The parts of a hand-in, in their order: they are written, moved, added, and taken away while no team has begun. */
export function PartFields({ form, week }: PartFieldsProps) {
  const [kind, setKind] = useState<MilestonePartKind>('text');
  const list = useRef<HTMLUListElement>(null);
  const { parts } = form.values;
  const change = (next: readonly PartValues[]) => form.set({ parts: next });
  const handleAdd = () => {
    change([...parts, newPart(kind, !week.isInUse)]);
    // After React has drawn it.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(':scope > :last-child input')?.focus(),
    );
  };
  return (
    <FieldGroup
      label={m.season_set_parts()}
      help={week.isInUse ? m.season_set_parts_in_use() : undefined}
      error={form.errors.parts}
    >
      <List ref={list}>
        {parts.map((part, index) => (
          <OnePart
            key={part.key === '' ? `new ${index}` : part.key}
            {...{ form, week, index, onChange: change }}
            isTried={form.errors.parts !== undefined}
          />
        ))}
      </List>
      {parts.length < MOST_PARTS && (
        <Adding>
          <Select
            aria-label={m.season_part_kind()}
            size="sm"
            value={kind}
            onChange={({ target }) => {
              const chosen = milestonePartKinds.find((one) => one === target.value);
              if (chosen) setKind(chosen);
            }}
          >
            {milestonePartKinds.map((one) => (
              <option key={one} value={one}>
                {kindWords[one]()}
              </option>
            ))}
          </Select>
          <Button size="sm" onClick={handleAdd}>
            {m.season_part_add()}
          </Button>
        </Adding>
      )}
      {parts.length >= MOST_PARTS && <Text step="small">{m.season_part_most({ count: MOST_PARTS })}</Text>}
    </FieldGroup>
  );
}
