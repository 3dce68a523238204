import { describe, expect, it, vi } from 'vitest';
import { createCodeGate } from './codeGate';
import { nextCamera, openCamera, problemOf } from './openCamera';

describe('a code that is held before the camera', () => {
  it('passes once, and again when it comes back', () => {
    const pass = createCodeGate();
    expect([pass('a', 0), pass('a', 120), pass(undefined, 240), pass('a', 1_900)]).toEqual([
      'a',
      undefined,
      undefined,
      undefined,
    ]);
    expect([pass('b', 2_000), pass('b', 3_999), pass('b', 6_000)]).toEqual(['b', undefined, 'b']);
  });
});

describe('a camera', () => {
  const track = (capabilities: object) => ({
    stop: vi.fn(),
    applyConstraints: vi.fn(() => Promise.resolve()),
    getSettings: () => ({ deviceId: 'rear' }),
    getCapabilities: () => capabilities,
  });
  const devicesWith = (one: ReturnType<typeof track>) => {
    const stream = { getVideoTracks: () => [one], getTracks: () => [one] };
    const listed = [
      { kind: 'videoinput', deviceId: 'front' },
      { kind: 'audioinput', deviceId: 'ear' },
      { kind: 'videoinput', deviceId: 'rear' },
    ];
    const getUserMedia = vi.fn(() => Promise.resolve(stream));
    const devices: object = { getUserMedia, enumerateDevices: () => Promise.resolve(listed) };
    return { devices: devices as MediaDevices, getUserMedia };
  };

  it('is the rear one, has its torch where it has one, and is given back', async () => {
    const one = track({ torch: true });
    const { devices, getUserMedia } = devicesWith(one);
    const camera = await openCamera(devices);
    expect(getUserMedia).toHaveBeenCalledWith(
      expect.objectContaining({
        video: expect.objectContaining({ facingMode: { ideal: 'environment' } }) as object,
      }),
    );
    expect(camera).toMatchObject({ hasTorch: true, cameras: ['front', 'rear'], deviceId: 'rear' });
    await camera.setTorch(true);
    expect(one.applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] });
    camera.close();
    expect(one.stop).toHaveBeenCalledOnce();
    expect(nextCamera(camera)).toBe('front');
    expect(nextCamera({ cameras: [], deviceId: undefined })).toBeUndefined();
  });

  it('is asked for by its name, and says when there is no torch', async () => {
    const { devices, getUserMedia } = devicesWith(track({}));
    expect((await openCamera(devices, 'front')).hasTorch).toBe(false);
    expect(getUserMedia).toHaveBeenCalledWith(
      expect.objectContaining({ video: expect.objectContaining({ deviceId: { exact: 'front' } }) as object }),
    );
  });

  it.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'none'],
    ['NotReadableError', 'busy'],
    ['TypeError', 'failed'],
  ])('that answers %s is %s', (name, problem) => {
    expect(problemOf(new DOMException('', name))).toBe(problem);
  });

  it('is not there without a safe connection', async () => {
    expect(problemOf(await openCamera(undefined).catch((error: unknown) => error))).toBe('none');
  });
});
