import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backendDouble, userId, type Fault } from '../../test/backendDouble';
import { isAppError } from '../errors/AppError';
import { avatarRepository } from './avatarRepository';

const picture = () => new Blob(['new'], { type: 'image/jpeg' });
const fileAt = (ms: number) => `${userId}-${ms}.jpg`;

describe('uploadAvatar', () => {
  it('names the file after person and time, caches it for seven days and overwrites', async () => {
    const backend = backendDouble();
    const repository = avatarRepository(backend.client, { now: () => 1_730_000_000_000 });
    const profile = await repository.uploadAvatar({ userId, picture: picture(), current: undefined });
    expect(profile.avatar).toBe(`${userId}-1730000000000.jpg`);
    expect([...backend.files.keys()]).toEqual([`${userId}-1730000000000.jpg`]);
    expect(backend.seen[0]).toMatchObject({
      method: 'POST',
      path: `/storage/v1/object/avatars/${userId}-1730000000000.jpg`,
    });
    expect(backend.seen[0]?.headers.get('x-upsert')).toBe('true');
  });

  it('uploads, then lets the profile name the file, then removes the old one', async () => {
    const backend = backendDouble();
    backend.setAvatar(fileAt(1));
    const repository = avatarRepository(backend.client, { now: () => 2 });
    await repository.uploadAvatar({ userId, picture: picture(), current: fileAt(1) });
    expect(backend.seen.map(({ method, path }) => `${method} ${path.split('/')[1]}`)).toEqual([
      'POST storage',
      'GET rest',
      'PATCH rest',
      'POST storage',
      'DELETE storage',
    ]);
    expect([...backend.files.keys()]).toEqual([fileAt(2)]);
  });

  it('takes another name when the clock stands still, since a name is cached for seven days', async () => {
    const backend = backendDouble();
    backend.setAvatar(fileAt(5));
    const repository = avatarRepository(backend.client, { now: () => 5 });
    const profile = await repository.uploadAvatar({ userId, picture: picture(), current: fileAt(5) });
    expect(profile.avatar).toBe(fileAt(6));
    expect([...backend.files.keys()]).toEqual([fileAt(6)]);
  });

  it('removes the new file again when the profile refuses it', async () => {
    const backend = backendDouble(({ method }) => (method === 'PATCH' ? 'refused' : 'none'));
    backend.setAvatar(fileAt(1));
    const repository = avatarRepository(backend.client, { now: () => 2 });
    const upload = repository.uploadAvatar({ userId, picture: picture(), current: fileAt(1) });
    await expect(upload).rejects.toMatchObject({ code: 'forbidden', backendCode: '42501' });
    expect([...backend.files.keys()]).toEqual([fileAt(1)]);
    expect(backend.avatar()).toBe(fileAt(1));
  });

  it('is done when only the answer of the profile update was lost', async () => {
    const backend = backendDouble(({ method }) => (method === 'PATCH' ? 'answer_lost' : 'none'));
    backend.setAvatar(fileAt(1));
    const repository = avatarRepository(backend.client, { now: () => 2 });
    const profile = await repository.uploadAvatar({ userId, picture: picture(), current: fileAt(1) });
    expect(profile.avatar).toBe(fileAt(2));
    expect([...backend.files.keys()]).toEqual([fileAt(2)]);
  });

  it('leaves both files after a gateway gave up, since the update may still arrive', async () => {
    const backend = backendDouble(({ method }) => (method === 'PATCH' ? 'gateway' : 'none'));
    backend.setAvatar(fileAt(1));
    const repository = avatarRepository(backend.client, { now: () => 2 });
    const upload = repository.uploadAvatar({ userId, picture: picture(), current: fileAt(1) });
    await expect(upload).rejects.toMatchObject({ code: 'server', status: 502 });
    expect([...backend.files.keys()]).toEqual([fileAt(1), fileAt(2)]);
  });

  it('never touches the files of other people, also of a person whose id begins alike', async () => {
    const backend = backendDouble();
    const others = [`${userId}9-1.jpg`, `${userId}-x.jpg`, 'somebody-1.jpg'];
    for (const other of others) backend.files.set(other, picture());
    const repository = avatarRepository(backend.client, { now: () => 2 });
    await repository.uploadAvatar({ userId, picture: picture(), current: 'somebody-1.jpg' });
    expect([...backend.files.keys()]).toEqual([...others, fileAt(2)]);
  });

  const faults: Fault[] = ['none', 'lost', 'answer_lost', 'refused', 'failed', 'gateway'];

  it('survives every fault at every step, and the next upload leaves exactly one file', async () => {
    const plan = fc.array(fc.constantFrom(...faults), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(plan, fc.boolean(), async (placed, hasOld) => {
        let isFaulty = true;
        const backend = backendDouble((_, index) => (isFaulty ? (placed[index] ?? 'none') : 'none'));
        if (hasOld) backend.setAvatar(fileAt(1));
        let time = 1;
        const repository = avatarRepository(backend.client, { now: () => (time += 1) });
        const upload = () =>
          repository.uploadAvatar({ userId, picture: picture(), current: backend.avatar() });

        const outcome: unknown = await upload().catch((error: unknown) => error);
        const named = backend.avatar();
        if (named === undefined) expect(hasOld).toBe(false);
        else expect([...backend.files.keys()]).toContain(named);
        expect(isAppError(outcome) || named === fileAt(2)).toBe(true);

        isFaulty = false;
        const profile = await upload();
        expect([...backend.files.keys()]).toEqual([profile.avatar]);
        expect(backend.avatar()).toBe(profile.avatar);
      }),
      { numRuns: 1000 },
    );
  });

  it('leaves one file and the old picture right after a single definite fault', async () => {
    for (const fault of ['lost', 'answer_lost', 'refused', 'failed'] as const) {
      for (const step of [0, 1]) {
        const backend = backendDouble((_, index) => (index === step ? fault : 'none'));
        backend.setAvatar(fileAt(1));
        const repository = avatarRepository(backend.client, { now: () => 2 });
        await repository
          .uploadAvatar({ userId, picture: picture(), current: fileAt(1) })
          .catch(() => undefined);
        expect([...backend.files.keys()], `${fault} at ${step}`).toEqual([backend.avatar()]);
      }
    }
  });

  it('keeps a picture that exists when two tabs upload at once, in every order of their requests', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const backend = backendDouble();
        backend.setAvatar(fileAt(1));
        const client = backend.through((request) => scheduler.schedule(Promise.resolve(), request));
        const uploads = [2, 3].map((time) =>
          avatarRepository(client, { now: () => time }).uploadAvatar({
            userId,
            picture: picture(),
            current: fileAt(1),
          }),
        );
        await scheduler.waitFor(Promise.all(uploads));
        expect([...backend.files.keys()]).toContain(backend.avatar());
        expect(backend.files.has(fileAt(1))).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});

describe('errors of the specification', () => {
  it('tells the storage’s message when an upload fails', async () => {
    const backend = backendDouble(() => 'refused');
    const upload = avatarRepository(backend.client).uploadAvatar({
      userId,
      picture: picture(),
      current: undefined,
    });
    await expect(upload).rejects.toMatchObject({
      code: 'avatar_upload_failed',
      message: 'refused',
      status: 403,
    });
  });

  it('says Something went wrong when the storage says nothing', async () => {
    const backend = backendDouble();
    const client = backend.through(() => Promise.reject(new TypeError(' ')));
    const upload = avatarRepository(client).uploadAvatar({ userId, picture: picture(), current: undefined });
    await expect(upload).rejects.toMatchObject({
      code: 'avatar_upload_failed',
      message: 'Something went wrong',
    });
  });

  it('lets a storage message that is not empty win when a download fails', async () => {
    const download = avatarRepository(backendDouble().client).downloadAvatar('a-1.jpg');
    await expect(download).rejects.toMatchObject({
      code: 'avatar_download_failed',
      message: 'Object not found',
      status: 404,
    });
  });

  it('says which file was not found when the storage says nothing', async () => {
    const client = backendDouble().through(() => Promise.reject(new TypeError('')));
    const download = avatarRepository(client).downloadAvatar('a-1.jpg');
    await expect(download).rejects.toMatchObject({
      code: 'avatar_download_failed',
      message: 'a-1.jpg not found',
    });
  });

  it('calls a cancelled download aborted', async () => {
    const controller = new AbortController();
    controller.abort();
    const client = backendDouble().through(() => Promise.reject(controller.signal.reason as Error));
    const download = avatarRepository(client).downloadAvatar('a-1.jpg', { signal: controller.signal });
    await expect(download).rejects.toMatchObject({ code: 'aborted' });
  });

  it('downloads what was uploaded', async () => {
    const backend = backendDouble();
    backend.setAvatar(fileAt(1));
    const blob = await avatarRepository(backend.client).downloadAvatar(fileAt(1));
    expect(await blob.text()).toBe('old');
  });
});

describe('removeAvatar', () => {
  it('empties the profile first and then the bucket', async () => {
    const backend = backendDouble();
    backend.setAvatar(fileAt(1));
    const profile = await avatarRepository(backend.client).removeAvatar(userId);
    expect(profile.avatar).toBeUndefined();
    expect(backend.seen.find(({ method }) => method !== 'GET')?.method).toBe('PATCH');
    expect(backend.files.size).toBe(0);
  });
});
