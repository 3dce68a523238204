/** Why there is no picture. */
export type CameraProblem = 'denied' | 'none' | 'busy' | 'failed';

const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** What an error of `getUserMedia` means to the person who checks in. */
export const problemOf = (error: unknown): CameraProblem =>
  (error instanceof Error || error instanceof DOMException ? problems[error.name] : undefined) ?? 'failed';

// Not in TypeScript's list: Chromium on Android alone has it.
type TorchTrack = { torch?: boolean };

/** A camera that is on. */
export interface OpenCamera {
  readonly stream: MediaStream;
  readonly deviceId: string | undefined;
  /** All cameras, once one of them was allowed. */
  readonly cameras: readonly string[];
  readonly hasTorch: boolean;
  setTorch(isOn: boolean): Promise<void>;
  /** Gives the camera back: its light goes out. */
  close(): void;
}

/** Opens a camera, the rear one unless said. @throws what `getUserMedia` throws; see `problemOf` */
export async function openCamera(devices: MediaDevices | undefined, deviceId?: string): Promise<OpenCamera> {
  // Without https a browser has no such thing at all.
  if (!devices?.getUserMedia) throw new DOMException('No cameras here', 'NotFoundError');
  const stream = await devices.getUserMedia({
    audio: false,
    video: {
      width: { ideal: 1280 },
      height: { ideal: 720 },
      ...(deviceId === undefined
        ? { facingMode: { ideal: 'environment' } }
        : { deviceId: { exact: deviceId } }),
    },
  });
  const [track] = stream.getVideoTracks();
  const listed = await devices.enumerateDevices().catch(() => []);
  const capabilities = (track?.getCapabilities?.() ?? {}) as TorchTrack;
  return {
    stream,
    deviceId: track?.getSettings().deviceId,
    cameras: listed.filter(({ kind }) => kind === 'videoinput').map((device) => device.deviceId),
    hasTorch: capabilities.torch === true,
    async setTorch(isOn) {
      await track?.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] });
    },
    close() {
      for (const one of stream.getTracks()) one.stop();
    },
  };
}

/** The camera after this one. */
export function nextCamera({
  cameras,
  deviceId,
}: Pick<OpenCamera, 'cameras' | 'deviceId'>): string | undefined {
  return cameras[(cameras.indexOf(deviceId ?? '') + 1) % Math.max(1, cameras.length)];
}
