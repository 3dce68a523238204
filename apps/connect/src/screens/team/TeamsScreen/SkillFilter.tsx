import { useLocale } from '@grow/shell';
import { Button, Chip, ChipRow, Text } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  toggled,
  useIsNamingSkills,
  useSkillName,
  useTeamFacets,
  type ChooseTeams,
  type TeamsAddress,
} from '../../../features/teamSearch';
import { m } from '../../../paraglide/messages';

/** So many chips are there at first, the most frequent ones. */
const FIRST_CHIPS = 8;

const Row = styled(ChipRow)`
  align-items: center;
  min-height: 44px;
  margin-top: 14px;
  & > p {
    flex: none;
    margin-right: 4px;
  }
`;

type SkillFilterProps = { address: TeamsAddress; onChoose: ChooseTeams };

/** The skills that teams want or people have, with how many do. */
export function SkillFilter({ address, onChoose }: SkillFilterProps) {
  const { locale } = useLocale();
  const { data: facets } = useTeamFacets();
  const nameOf = useSkillName();
  const isNaming = useIsNamingSkills();
  const [isOpen, setOpen] = useState(false);
  const all = facets?.[address.view].skills ?? [];
  const { skills } = address;
  const lost = skills.filter((key) => all.every((skill) => skill.key !== key));
  const first = all.filter(({ key }, index) => isOpen || index < FIRST_CHIPS || skills.includes(key));
  const shown = [...first, ...lost.map((key) => ({ key, count: 0 }))];
  const hasMore = all.length > FIRST_CHIPS;
  // Its place is kept: what stands below does not move when the skills come, or when nobody has one.
  const isHidden = isNaming || shown.length === 0;
  return (
    <Row data-scrolls={isOpen ? undefined : ''} style={isHidden ? { visibility: 'hidden' } : undefined}>
      <Text step="small" tone="muted">
        {address.view === 'teams' ? m.teams_skills_wanted() : m.teams_skills_of_people()}
      </Text>
      {shown.map(({ key, count }) => (
        <Chip
          key={key}
          isOn={skills.includes(key)}
          count={count.toLocaleString(locale)}
          onClick={() => onChoose({ skills: toggled(skills, key) })}
        >
          {nameOf(key)}
        </Chip>
      ))}
      {hasMore && (
        <Button size="sm" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? m.teams_fewer_skills() : m.teams_more_skills()}
        </Button>
      )}
    </Row>
  );
}
