import type { Upload } from '@grow/core/upload';
import { Button, FileRows } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import { useAddresses } from '../useAddresses';
import { firstFiles } from '../useFilesOfTeam';
import { ShownFile } from './ShownFile';

// A button without a border: its word stands where the words above it begin.
const More = styled.div`
  padding-top: 8px;
  margin-left: -11px;
`;

type FilesOfTeamProps = {
  /** The newest first. */
  files: readonly Upload[];
  label: string;
  /** Where a file belongs, who brought it, when. */
  originOf: (upload: Upload) => string;
};

/** The files of a team: a few, and all of them when somebody asks. */
export function FilesOfTeam({ files, label, originOf }: FilesOfTeamProps) {
  const [isWhole, setIsWhole] = useState(false);
  const first = firstFiles(files);
  const shown = isWhole ? files : first;
  const { addressOf, renew } = useAddresses(shown);
  const more = files.length - first.length;
  return (
    <>
      <FileRows aria-label={label}>
        {shown.map((file) => (
          <ShownFile
            key={file.id}
            file={file}
            address={addressOf(file.id)}
            onStale={renew}
            origin={originOf(file)}
          />
        ))}
      </FileRows>
      {more > 0 && (
        <More>
          <Button size="sm" variant="ghost" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? m.dashboard_news_fewer() : m.team_files_more({ count: more })}
          </Button>
        </More>
      )}
    </>
  );
}
