import { useCallback, useEffect, useRef, useState } from 'react';
import { createCodeGate } from './codeGate';
import { nextCamera, openCamera, problemOf, type CameraProblem, type OpenCamera } from './openCamera';

/** In milliseconds between two pictures: quick to the eye, and a phone that lasts the evening. */
const LOOK_EVERY = 120;

/** How the camera is. */
export type CameraState = 'off' | 'starting' | 'on' | CameraProblem;

/** Looks at the picture again and again until it is stopped. */
async function look(video: HTMLVideoElement, onCode: (text: string) => void, isOver: () => boolean) {
  const { openReader } = await import('./frameReader');
  const read = await openReader(window);
  const pass = createCodeGate();
  while (!isOver()) {
    const text = pass(await read(video).catch(() => undefined), Date.now());
    if (text !== undefined && !isOver()) onCode(text);
    await new Promise((resolve) => window.setTimeout(resolve, LOOK_EVERY));
  }
}

/**
 * The camera of a desk: on when somebody turns it on, off while the page is hidden and when the screen is left. `onCode`
 * gets each code once while it is held before the camera; `video` shows what it sees.
 */
export function useCamera(onCode: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [wanted, setWanted] = useState<{ deviceId: string | undefined }>();
  const [isHidden, setHidden] = useState(false);
  const [state, setState] = useState<CameraState>('off');
  const [camera, setCamera] = useState<OpenCamera>();
  const [isTorchOn, setTorchOn] = useState(false);
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  }, [onCode]);

  useEffect(() => {
    const note = () => setHidden(document.visibilityState === 'hidden');
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, []);

  useEffect(() => {
    const screen = video.current;
    if (!wanted || isHidden || !screen) return undefined;
    let [isOver, opened] = [false, undefined as OpenCamera | undefined];
    const run = async () => {
      setState('starting');
      opened = await openCamera(navigator.mediaDevices, wanted.deviceId);
      if (isOver) return opened.close();
      screen.srcObject = opened.stream;
      await screen.play();
      setCamera(opened);
      setState('on');
      await look(
        screen,
        (text) => latest.current(text),
        () => isOver,
      );
    };
    run().catch((error: unknown) => {
      opened?.close();
      if (!isOver) setState(problemOf(error));
    });
    return () => {
      isOver = true;
      opened?.close();
      screen.srcObject = null;
      setCamera(undefined);
      setTorchOn(false);
      setState('off');
    };
  }, [wanted, isHidden]);

  return {
    video,
    state,
    isTorchOn,
    turnOn: useCallback(() => setWanted({ deviceId: undefined }), []),
    turnOff: useCallback(() => setWanted(undefined), []),
    switchCamera:
      camera && camera.cameras.length > 1 ? () => setWanted({ deviceId: nextCamera(camera) }) : undefined,
    turnTorch: camera?.hasTorch
      ? () => {
          camera.setTorch(!isTorchOn).then(
            () => setTorchOn(!isTorchOn),
            () => undefined,
          );
        }
      : undefined,
  };
}
