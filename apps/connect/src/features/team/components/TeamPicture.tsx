import { enabledWhile } from '@grow/core/query';
import { type Team, teamQueries } from '@grow/core/team';
import { useGrowClient, useObjectUrl } from '@grow/shell';
import { TeamMark, type TeamMarkSize } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';

const Logo = styled.img`
  flex: none;
  object-fit: cover;
  border-radius: 6%;
  background: var(--color-sunken);
`;

type TeamPictureProps = {
  team: Pick<Team, 'name' | 'logo'>;
  size: TeamMarkSize;
};

/** A team's logo; the mark drawn from its name where there is none, while it loads and when it cannot be loaded. */
export function TeamPicture({ team: { name, logo }, size }: TeamPictureProps) {
  const { supabase } = useGrowClient();
  const query = useQuery(enabledWhile(logo !== undefined, teamQueries(supabase).logo(logo)));
  const url = useObjectUrl(logo === undefined ? undefined : (query.data ?? undefined));
  if (url === undefined) return <TeamMark name={name} size={size} />;
  return <Logo src={url} alt="" width={size} height={size} />;
}
