import { useLocale } from '@grow/shell';
import { Text } from '@grow/ui';
import { styled } from 'styled-components';
import { teamReason, useSkillName } from '../../../features/teamSearch';
import type { Fit } from './fit';

const Line = styled(Text)`
  margin-bottom: 14px;
  font-weight: 560;
`;

/** Why the team fits the reader, in a sentence. */
export function Reason({ fit }: { fit: Fit }) {
  const { locale } = useLocale();
  const nameOf = useSkillName();
  return <Line step="ui">{teamReason({ ...fit, skills: fit.skills.map(nameOf) }, locale)}</Line>;
}
