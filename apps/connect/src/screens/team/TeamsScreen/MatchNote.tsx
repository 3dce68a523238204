import type { Profile } from '@grow/core';
import { matchBasis, type MatchBasis, type TeamHit } from '@grow/core/search';
import { Text, TextLink } from '@grow/ui';
import { styled } from 'styled-components';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';

const Note = styled(Text)`
  max-width: 40rem;
  margin-bottom: 16px;
`;

const nearest: Record<Exclude<MatchBasis, 'skills'>, (near: { city: string }) => string> = {
  noSkills: m.match_no_skills,
  noNeed: m.match_no_need,
  full: m.match_full,
};

const anywhere: Record<Exclude<MatchBasis, 'skills'>, () => string> = {
  noSkills: m.match_no_skills_anywhere,
  noNeed: m.match_no_need_anywhere,
  full: m.match_full,
};

type MatchNoteProps = { profile: Profile; teams: readonly TeamHit[] };

/** Why these teams come first, where none of them needs what somebody who looks for a team has. */
export function MatchNote({ profile, teams }: MatchNoteProps) {
  const basis = matchBasis(profile.skills, teams);
  if (basis === 'skills') return null;
  const isNear = teams.some(({ isSameCity, openPlaces }) => isSameCity && openPlaces > 0);
  return (
    <Note step="ui" tone="muted" data-match={basis}>
      {isNear && profile.city ? nearest[basis]({ city: profile.city }) : anywhere[basis]()}
      {basis === 'noSkills' && (
        <>
          {' '}
          <TextLink href={fullPath(paths.profile())} linkComponent={AppLink}>
            {m.match_name_skills()}
          </TextLink>
        </>
      )}
    </Note>
  );
}
