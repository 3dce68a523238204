import { toAppError, type AppError, type ImageSize } from '@grow/core';
import type { Crop } from '@grow/ui';
import { useRef, useState } from 'react';
import type * as EditorModule from './editor';

type Editor = typeof EditorModule;

/** A picture that is being cut. */
export type ChosenPhoto = {
  /** Another number for every picture, so that its choice begins anew. */
  readonly id: number;
  readonly file: Blob;
  readonly Editor: Editor['AvatarEditor'];
  readonly onCrop: (crop: Crop) => void;
  /** The square as it is chosen now: a JPEG of 200 × 200. @throws AppError */
  readonly cut: () => Promise<Blob>;
};

async function open(file: Blob): Promise<{ editor: Editor; size: ImageSize }> {
  const editor = await import('./editor');
  return { editor, size: await editor.openPicture(file) };
}

/** The way from a file to a square: reading, choosing, or a file that cannot be taken. */
export function usePhotoChoice() {
  const [chosen, setChosen] = useState<ChosenPhoto>();
  const [failure, setFailure] = useState<AppError>();
  const [isReading, setReading] = useState(false);
  const latest = useRef(0);

  async function choose(file: Blob): Promise<void> {
    latest.current += 1;
    const id = latest.current;
    setFailure(undefined);
    setReading(true);
    try {
      const { editor, size } = await open(file);
      if (id !== latest.current) return;
      let crop: Crop | undefined;
      const onCrop = (next: Crop) => {
        crop = next;
      };
      setChosen({
        id,
        file,
        Editor: editor.AvatarEditor,
        onCrop,
        cut: () => editor.cutPicture(file, size, crop),
      });
    } catch (cause) {
      // The picture chosen before stays.
      if (id === latest.current) setFailure(toAppError(cause));
    } finally {
      if (id === latest.current) setReading(false);
    }
  }

  const end = () => {
    latest.current += 1;
    setReading(false);
    setChosen(undefined);
    setFailure(undefined);
  };
  return { chosen, failure, isReading, choose, end };
}
