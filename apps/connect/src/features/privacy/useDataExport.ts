import { accountRepository, exportFile, type ExportFile, type ExportFormat } from '@grow/core';
import { useGrowClient } from '@grow/shell';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { saveFile } from './saveFile';

/** Collects everything about the person and hands it to the downloads; resolves to the file. */
export function useDataExport(): UseMutationResult<ExportFile, Error, ExportFormat> {
  const { supabase } = useGrowClient();
  return useMutation<ExportFile, Error, ExportFormat>({
    networkMode: 'always',
    mutationFn: async (format) => {
      const file = exportFile(await accountRepository(supabase).exportMyData(), format);
      saveFile(file);
      return file;
    },
  });
}
