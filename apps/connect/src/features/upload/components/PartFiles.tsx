import { uploadQueries, type Upload } from '@grow/core/upload';
import { teamQueries } from '@grow/core/team';
import { dateTimeInWords } from '@grow/core/time';
import { useGrowClient, useLocale } from '@grow/shell';
import { ChooseFile, FileAction, FileDrop, FileRows } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { FailedPart } from '../../../shared/state';
import { m } from '../../../paraglide/messages';
import { useAddresses } from '../useAddresses';
import { useUpload, type UploadBinding } from '../useUpload';
import { acceptedEndings, limitsInWords } from '../uploadWords';
import { ShownFile } from './ShownFile';
import { UploadCard } from './UploadCard';

const Root = styled.div`
  display: grid;
  gap: 14px;
`;

interface PartFilesProps extends UploadBinding {
  /** What they are, such as the part's name. */
  label: string;
  /** Files can be read and not changed. */
  isReadOnly?: boolean;
}

/** The files of a part or a test: those that are there, those on their way, and where to put another. */
export function PartFiles({ label, isReadOnly = false, ...binding }: PartFilesProps) {
  const { place, limits, files, onChange } = binding;
  const { locale } = useLocale();
  const { supabase } = useGrowClient();
  const stored = useQuery(uploadQueries(supabase).ofPlace(place));
  const members = useQuery(teamQueries(supabase).members(place.teamId));
  const { items, choose, retry, cancel } = useUpload(binding);
  const known = files.flatMap((id) => stored.data?.find((upload) => upload.id === id) ?? []);
  const { addressOf, renew } = useAddresses(known);
  const accept = acceptedEndings(limits);

  const nameOf = (id: string | undefined) => stored.data?.find((upload) => upload.id === id)?.name;
  const originOf = ({ uploadedBy, storedAt }: Upload): string => {
    const person = members.data?.find(({ userId }) => userId === uploadedBy)?.firstName;
    const time = storedAt && dateTimeInWords(storedAt, locale);
    return [person, time].filter(Boolean).join(', ');
  };
  const isBeingReplaced = (id: string) =>
    items.some(({ replaces, status }) => replaces === id && status !== 'failed');
  const actionsOf = ({ id, name }: Upload) =>
    !isReadOnly &&
    !isBeingReplaced(id) && (
      <>
        <ChooseFile
          accept={accept}
          aria-label={m.upload_replace_name({ name })}
          onFile={(file) => {
            choose([file], id);
          }}
        >
          {m.upload_replace()}
        </ChooseFile>
        <FileAction
          aria-label={m.upload_remove_name({ name })}
          onClick={() => {
            onChange((newest) => newest.filter((one) => one !== id));
          }}
        >
          {m.upload_remove()}
        </FileAction>
      </>
    );
  const arriving = items.filter(({ replaces, status }) => replaces === undefined && status !== 'failed');
  const isFull = files.length + arriving.length >= limits.maxCount;

  if (stored.isError && stored.data === undefined) return <FailedPart error={stored.error} />;
  return (
    <Root role="group" aria-label={label}>
      {known.length > 0 && (
        <FileRows>
          {known.map((file) => (
            <ShownFile
              key={file.id}
              file={file}
              address={addressOf(file.id)}
              onStale={renew}
              origin={originOf(file)}
              actions={actionsOf(file)}
            />
          ))}
        </FileRows>
      )}
      {!isReadOnly &&
        items.map((item) => (
          <UploadCard
            key={item.id}
            item={item}
            limits={limits}
            replaced={nameOf(item.replaces)}
            onChoose={(file) => {
              if (item.status === 'failed') cancel(item);
              choose([file], item.replaces);
            }}
            onRetry={() => {
              retry(item);
            }}
            onCancel={() => {
              cancel(item);
            }}
          />
        ))}
      {!isReadOnly && !isFull && (
        <FileDrop
          labels={{
            drop: limits.maxCount > 1 ? m.upload_drop() : m.upload_drop_one(),
            or: m.upload_or(),
            choose: limits.maxCount > 1 ? m.upload_choose() : m.upload_choose_one(),
            over: m.upload_over(),
          }}
          help={limitsInWords(limits, locale)}
          accept={accept}
          isMultiple={limits.maxCount > 1}
          onFiles={choose}
          // They are looked at all the same, and each says why it does not fit.
          onRefuse={choose}
        />
      )}
    </Root>
  );
}
