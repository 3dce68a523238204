import { maxImageBytes } from '@grow/core';
import type { Team } from '@grow/core/team';
import { Button, Section, Text } from '@grow/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { FormFailure } from '../../../shared/failure';
import { PhotoKinds, PhotoPicker, usePhotoChoice } from '../../../features/avatar';
import { TeamPicture } from '../../../features/team';
import { m } from '../../../paraglide/messages';
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
  const chooseButton = useRef<HTMLButtonElement>(null);
  const { upload, remove } = useLogoMutations(team, (what) => {
    if (what === 'upload') photo.end();
    // The button that was pressed is gone.
    chooseButton.current?.focus();
  });
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
  const use = chosen && (
    <Button
      variant="solid"
      size="sm"
      isBusy={upload.isBusy}
      busyLabel={m.photo_using()}
      onClick={() => upload.run(chosen.cut)}
    >
      {m.team_logo_use()}
    </Button>
  );
  const back = chosen ? (
    <Button variant="ghost" size="sm" disabled={upload.isBusy} onClick={handleEnd}>
      {m.photo_cancel()}
    </Button>
  ) : (
    team.logo && (
      <Button
        variant="ghost"
        size="sm"
        isBusy={remove.isBusy}
        busyLabel={m.photo_removing()}
        disabled={upload.isBusy}
        onClick={() => remove.run()}
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
        isDisabled={upload.isBusy || remove.isBusy}
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
        <FormFailure failure={photo.failure ?? upload.failure ?? remove.failure} />
      </PhotoPicker>
    </Section>
  );
}
