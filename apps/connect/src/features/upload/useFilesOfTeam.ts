import { uploadQueries, type Upload } from '@grow/core/upload';
import { useGrowClient } from '@grow/shell';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

/** How many of a team's files are shown before somebody asks for all. */
const SHOWN = 3;

/** The stored files of a team, the newest first. */
export function useFilesOfTeam(teamId: string): UseQueryResult<Upload[]> {
  const { supabase } = useGrowClient();
  return useQuery(uploadQueries(supabase).ofTeam(teamId));
}

/** The files of a team that are shown at first. */
export const firstFiles = (files: readonly Upload[]): readonly Upload[] => files.slice(0, SHOWN);
