import { isFilm, isShownInBrowser, type UploadFile } from '@grow/core/upload';
import { useLocale } from '@grow/shell';
import { FileAction, FileRow, FilmPlayer, TextLink } from '@grow/ui';
import { useState, type ReactNode } from 'react';
import { m } from '../../../paraglide/messages';
import { kindOf, sizeInWords } from '../uploadWords';

interface ShownFileProps {
  file: UploadFile;
  /** Undefined until it is known, or where the file cannot be read. */
  address: string | undefined;
  onStale: () => void;
  /** Who brought it and when. */
  origin?: string | undefined;
  /** Stands before what can be done with it. */
  hint?: ReactNode;
  actions?: ReactNode;
}

/** One file that is there: a film plays in the page, what a browser shows opens in a tab, any other is saved. */
export function ShownFile({ file, address, onStale, origin, hint, actions }: ShownFileProps) {
  const { locale } = useLocale();
  const [isPlaying, setIsPlaying] = useState(false);
  const isInPage = isFilm(file);
  const inTab = isShownInBrowser(file) ? { target: '_blank', rel: 'noopener' } : {};
  const name =
    address === undefined || isInPage ? (
      file.name
    ) : (
      <TextLink href={address} {...inTab}>
        {file.name}
      </TextLink>
    );
  const play = isInPage && address !== undefined && !isPlaying && (
    <FileAction
      aria-label={m.upload_play_name({ name: file.name })}
      onClick={() => {
        setIsPlaying(true);
      }}
    >
      {m.upload_play()}
    </FileAction>
  );
  return (
    <FileRow
      kind={kindOf(file)}
      name={name}
      about={[sizeInWords(file.bytes, locale), origin].filter(Boolean).join(', ')}
      actions={
        (hint || play || actions) && (
          <>
            {hint}
            {play}
            {actions}
          </>
        )
      }
    >
      {isPlaying && address !== undefined && (
        <FilmPlayer src={address} label={file.name} onStale={onStale} autoPlay />
      )}
    </FileRow>
  );
}
