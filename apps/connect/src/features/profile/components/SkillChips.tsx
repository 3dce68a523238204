import { profileFields } from '@grow/core';
import { skillGroups, type Skill } from '@grow/core/people';
import { useLocale } from '@grow/shell';
import { Chip, ChipRow, EmptyState, FieldGroup, Skeleton, SkeletonGroup, Text } from '@grow/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import { FailedPart } from '../../../shared/state';
import { skillGroupWords } from '../profileWords';
import { useSkills } from '../useSkills';

const Groups = styled.div`
  display: grid;
  gap: 16px;
`;

const Group = styled.div`
  display: grid;
  gap: 8px;
`;

type SkillChipsProps = {
  chosen: readonly string[];
  error?: string | undefined;
  /** One's own skills unless said otherwise. */
  label?: string;
  /** Most that can be chosen. */
  max?: number;
  /** Whether no more can be pressed then, instead of being told when saving. */
  isCapped?: boolean;
  help?: string;
  onToggle: (key: string) => void;
};

type ChoiceProps = Pick<SkillChipsProps, 'chosen' | 'onToggle'> & { isFull: boolean };

type GroupOfSkillsProps = ChoiceProps & { label: string; skills: readonly Skill[] };

function GroupOfSkills({ label, skills, chosen, isFull, onToggle }: GroupOfSkillsProps) {
  const id = useId();
  const { locale } = useLocale();
  return (
    <Group role="group" aria-labelledby={id}>
      <Text step="small" tone="muted" id={id}>
        {label}
      </Text>
      <ChipRow>
        {skills.map(({ key, names }) => (
          <Chip
            key={key}
            isOn={chosen.includes(key)}
            disabled={isFull && !chosen.includes(key)}
            onClick={() => onToggle(key)}
          >
            {names[locale]}
          </Chip>
        ))}
      </ChipRow>
    </Group>
  );
}

function Catalogue(choice: ChoiceProps) {
  const skills = useSkills();
  if (skills.isPending) {
    return (
      <SkeletonGroup label={m.loading()}>
        <Skeleton shape="control" />
        <Skeleton shape="control" width="long" />
        <Skeleton shape="control" />
      </SkeletonGroup>
    );
  }
  // What was read before stays usable when reading anew fails.
  if (!skills.data) return <FailedPart error={skills.error} />;
  if (skills.data.length === 0) {
    return (
      <EmptyState
        title={m.profile_skills_empty()}
        description={m.profile_skills_empty_detail()}
        headingLevel="h3"
      />
    );
  }
  return (
    <Groups>
      {skillGroups.map((group) => (
        <GroupOfSkills
          key={group}
          label={skillGroupWords[group]()}
          skills={skills.data.filter((skill) => skill.group === group)}
          {...choice}
        />
      ))}
    </Groups>
  );
}

/** The catalogue as chips, the chosen ones solid. */
export function SkillChips({
  chosen,
  error,
  label,
  max = profileFields.skills.limit,
  isCapped = false,
  help,
  onToggle,
}: SkillChipsProps) {
  return (
    <FieldGroup
      label={label ?? m.profile_skills()}
      aside={m.profile_skills_count({ count: chosen.length, max })}
      error={error}
      help={help}
      data-field="skills"
    >
      <Catalogue chosen={chosen} isFull={isCapped && chosen.length >= max} onToggle={onToggle} />
    </FieldGroup>
  );
}
