import { maxImageBytes, type Team } from '@grow/core';
import { Button, Section, Text, useToast } from '@grow/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { FormFailure } from '../../features/auth';
import { PhotoKinds, PhotoPicker, usePhotoChoice, type ChosenPhoto } from '../../features/avatar';
import { TeamPicture } from '../../features/team';
import { m } from '../../paraglide/messages';
import { useLogoMutations } from './useLogoMutations';

const MEGABYTE = 1024 * 1024;

const Present = styled.div`
  display: flex;
  gap: 16px;
  align-items: center;
`;

/** The team's logo: choose, cut, use, or go back to the drawn mark. */
export function LogoSection({ team }: { team: Team }) {
  const photo = usePhotoChoice();
  const { upload, remove } = useLogoMutations(team);
  const toast = useToast();
  const chooseButton = useRef<HTMLButtonElement>(null);
  const { chosen } = photo;
  const handleEnd = () => {
    photo.end();
    upload.reset();
    // The button that was pressed is gone.
    chooseButton.current?.focus();
  };
  const handleChoose = (file: File) => {
    upload.reset();
    remove.reset();
    void photo.choose(file);
  };
  const handleUse = ({ cut }: ChosenPhoto) => {
    upload.mutate(cut, {
      onSuccess: () => {
        handleEnd();
        toast.show({
          status: 'success',
          title: m.team_logo_saved(),
          description: m.team_logo_saved_detail(),
        });
      },
    });
  };
  const handleRemove = () => {
    remove.mutate(undefined, {
      onSuccess: () => {
        chooseButton.current?.focus();
        toast.show({ status: 'success', title: m.team_logo_removed() });
      },
    });
  };
  const use = chosen && (
    <Button
      variant="solid"
      size="sm"
      isBusy={upload.isPending}
      busyLabel={m.photo_using()}
      onClick={() => handleUse(chosen)}
    >
      {m.team_logo_use()}
    </Button>
  );
  const back = chosen ? (
    <Button variant="ghost" size="sm" disabled={upload.isPending} onClick={handleEnd}>
      {m.photo_cancel()}
    </Button>
  ) : (
    team.logo && (
      <Button
        variant="ghost"
        size="sm"
        isBusy={remove.isPending}
        busyLabel={m.photo_removing()}
        disabled={upload.isPending}
        onClick={handleRemove}
      >
        {m.team_logo_remove()}
      </Button>
    )
  );
  return (
    <Section title={m.team_logo()}>
      <PhotoPicker
        chooseLabel={chosen || team.logo ? m.team_logo_other() : m.team_logo_choose()}
        chooseRef={chooseButton}
        isReading={photo.isReading}
        isDisabled={upload.isPending || remove.isPending}
        onChoose={handleChoose}
        first={use}
        rest={back}
      >
        {chosen ? (
          <chosen.Editor key={chosen.id} file={chosen.file} onCrop={chosen.onCrop} shape="square" />
        ) : (
          <Present>
            <TeamPicture team={team} size={84} />
            <div>
              {!team.logo && <Text step="small">{m.team_logo_none()}</Text>}
              <PhotoKinds megabytes={maxImageBytes / MEGABYTE} />
            </div>
          </Present>
        )}
        <FormFailure failure={photo.failure ?? upload.error ?? remove.error ?? undefined} />
      </PhotoPicker>
    </Section>
  );
}
