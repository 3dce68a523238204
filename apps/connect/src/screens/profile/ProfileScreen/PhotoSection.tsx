import { maxImageBytes, type Profile } from '@grow/core';
import { useAvatarUrl } from '@grow/shell';
import { Avatar, Button, Section, Text } from '@grow/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { FormFailure } from '../../../shared/failure';
import {
  PhotoKinds,
  PhotoPicker,
  useAvatarMutations,
  usePhotoChoice,
  type ChosenPhoto,
} from '../../../features/avatar';
import { m } from '../../../paraglide/messages';

const MEGABYTE = 1024 * 1024;

const Present = styled.div`
  display: flex;
  gap: 16px;
  align-items: center;
`;

const BigAvatar = styled(Avatar)`
  && {
    --size: 96px;
  }
`;

function PresentPhoto({ profile }: { profile: Profile }) {
  const { url, isLoading } = useAvatarUrl(profile);
  const { firstName, lastName, avatar } = profile;
  return (
    <Present>
      <BigAvatar
        firstName={firstName}
        lastName={lastName}
        picture={url}
        isLoading={isLoading}
        label={m.photo_current()}
      />
      <div>
        {!avatar && <Text step="ui">{m.photo_none()}</Text>}
        <PhotoKinds megabytes={maxImageBytes / MEGABYTE} />
      </div>
    </Present>
  );
}

function Cutting({ chosen }: { chosen: ChosenPhoto }) {
  const { id, Editor, file, onCrop } = chosen;
  return <Editor key={id} file={file} onCrop={onCrop} />;
}

/** One's photo: choose, cut, use, remove. */
export function PhotoSection({ profile }: { profile: Profile }) {
  const photo = usePhotoChoice();
  const { upload, remove } = useAvatarMutations(profile.userId, (what) => {
    if (what === 'upload') photo.end();
    // The button that was pressed is gone.
    chooseButton.current?.focus();
  });
  const chooseButton = useRef<HTMLButtonElement>(null);
  const { chosen } = photo;

  const handleChoose = (file: File) => {
    upload.reset();
    remove.reset();
    void photo.choose(file);
  };
  const handleEnd = () => {
    photo.end();
    upload.reset();
    // The button that was pressed is gone.
    chooseButton.current?.focus();
  };

  return (
    <Section title={m.profile_section_photo()}>
      <PhotoPicker
        chooseLabel={chosen || profile.avatar ? m.photo_other() : m.photo_choose()}
        chooseRef={chooseButton}
        isReading={photo.isReading}
        isDisabled={upload.isBusy || remove.isBusy}
        onChoose={handleChoose}
        first={
          chosen && (
            <Button
              variant="solid"
              size="sm"
              isBusy={upload.isBusy}
              busyLabel={m.photo_using()}
              onClick={() => upload.run(chosen.cut)}
            >
              {m.photo_use()}
            </Button>
          )
        }
        rest={
          chosen ? (
            <Button variant="ghost" size="sm" disabled={upload.isBusy} onClick={handleEnd}>
              {m.photo_cancel()}
            </Button>
          ) : (
            profile.avatar && (
              <Button
                variant="ghost"
                size="sm"
                isBusy={remove.isBusy}
                busyLabel={m.photo_removing()}
                disabled={upload.isBusy}
                onClick={() => remove.run()}
              >
                {m.photo_remove()}
              </Button>
            )
          )
        }
      >
        {chosen ? <Cutting chosen={chosen} /> : <PresentPhoto profile={profile} />}
        <FormFailure failure={photo.failure ?? upload.failure ?? remove.failure} />
      </PhotoPicker>
    </Section>
  );
}
