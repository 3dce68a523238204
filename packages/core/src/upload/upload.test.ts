import { describe, expect, it } from 'vitest';
import { restDouble } from '../../test/restDouble';
import { contentOf } from './fileContent';
import { placeKey, uploadFileFromVersion, uploadFromRow, type Upload, type UploadPlace } from './Upload';
import { uploadKeys, uploadMutations, uploadQueries } from './uploadQueries';
import { uploadRepository } from './uploadRepository';
import { checkedMediaType, evidenceLimits, isShownInBrowser, maxBytesOf } from './uploadRules';

const id = (last: string) => `00000000-0000-4000-8000-0000000000${last}`;
const part: UploadPlace = { kind: 'part', teamId: id('01'), milestoneId: id('05'), partKey: 'prototype' };
const experiment: UploadPlace = { kind: 'experiment', teamId: id('01'), experimentId: id('e1') };
const upload: Upload = {
  id: id('f1'),
  name: 'plan 🧪.pdf',
  bytes: 1234,
  mediaType: 'application/pdf',
  place: part,
  state: 'stored',
  uploadedBy: id('aa'),
  createdAt: new Date('2024-12-05T10:00:00Z'),
  storedAt: new Date('2024-12-05T10:01:00Z'),
};
const row = {
  id: upload.id,
  team_id: part.teamId,
  uploaded_by: id('aa'),
  milestone_id: id('05'),
  part_key: 'prototype',
  experiment_id: null,
  name: upload.name,
  object: upload.id,
  bytes: 1234,
  media_type: 'application/pdf',
  state: 'stored',
  created_at: '2024-12-05T10:00:00+00:00',
  stored_at: '2024-12-05T10:01:00+00:00',
  removed_at: null,
};

describe('a file', () => {
  it('is read whole, of a part and of a market test', () => {
    expect(uploadFromRow(row)).toEqual(upload);
    const evidence = {
      ...row,
      milestone_id: null,
      part_key: null,
      experiment_id: id('e1'),
      uploaded_by: null,
    };
    expect(uploadFromRow(evidence)).toEqual({ ...upload, place: experiment, uploadedBy: undefined });
    const { name, bytes, mediaType } = upload;
    expect(uploadFileFromVersion(row)).toEqual({ id: upload.id, name, bytes, mediaType });
  });

  it.each([
    ['team_id', null],
    ['milestone_id', null],
    ['state', 'lost'],
    ['bytes', '1234'],
    ['media_type', ''],
    ['created_at', null],
  ])('is malformed with %s = %s', (column, value) => {
    expect(() => uploadFromRow({ ...row, [column]: value })).toThrow(
      expect.objectContaining({ code: 'malformed_row', details: `uploads.${column}` }) as Error,
    );
  });
});

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const box = (brand: string): Uint8Array => bytesOf(`\0\0\0\x18ftyp${brand}\0\0\0\0isommp42`);
const samples = {
  pdf: bytesOf('%PDF-1.7\n%âãÏÓ'),
  zip: bytesOf('PK\x03\x04\x14\0\0\0'),
  jpeg: bytesOf('\xff\xd8\xff\xe0\0\x10JFIF'),
  png: bytesOf('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'),
  webp: bytesOf('RIFF\x24\0\0\0WEBPVP8 '),
  mp4: box('isom'),
  mov: box('qt  '),
  oldMov: bytesOf('\0\0\x10\0moov'),
  webm: bytesOf('\x1a\x45\xdf\xa3\x9fB'),
  heic: box('heic'),
  avif: box('avif'),
  exe: bytesOf('MZ\x90\0\x03\0'),
  elf: bytesOf('\x7fELF\x02\x01'),
  script: bytesOf('#!/bin/sh\nrm -rf x'),
  svg: bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  xml: bytesOf('<?xml version="1.0"?>\n<!-- a picture -->\n<svg/>'),
  html: bytesOf('  \n<!-- x --><!DOCTYPE html><html>'),
  text: bytesOf('A note with umlauts in Latin-1: \xe4\xf6\xfc'),
  csv: bytesOf('day;sold\n1;40\n'),
  wide: bytesOf('\xff\xfea\0;\0b\0'),
  nothing: bytesOf('\0\x01\x02\x03'),
};

describe('what a file is by its first bytes', () => {
  it.each([
    ['pdf', 'application/pdf'],
    ['zip', 'application/zip'],
    ['jpeg', 'image/jpeg'],
    ['png', 'image/png'],
    ['webp', 'image/webp'],
    ['mp4', 'video/mp4'],
    ['mov', 'video/quicktime'],
    ['oldMov', 'video/quicktime'],
    ['webm', 'video/webm'],
    ['heic', 'heic'],
    ['avif', 'unknown'],
    ['exe', 'program'],
    ['elf', 'program'],
    ['script', 'program'],
    ['svg', 'markup'],
    ['xml', 'markup'],
    ['html', 'markup'],
    ['text', 'text'],
    ['csv', 'text'],
    ['wide', 'text'],
    ['nothing', 'unknown'],
  ] as const)('%s is %s', (sample, content) => {
    expect(contentOf(samples[sample])).toBe(content);
  });

  it('takes the bytes of anything without failing', () => {
    for (let length = 0; length < 40; length += 1)
      for (const sample of Object.values(samples))
        expect(contentOf(sample.subarray(0, length))).toBeTypeOf('string');
  });
});

describe('whether a file may be sent', () => {
  const check = (name: string, head: Uint8Array, size = 1000, limits = evidenceLimits) =>
    checkedMediaType({ name, size }, head, limits);

  it.each([
    ['plan.pdf', 'pdf', 'application/pdf'],
    ['PLAN.PDF', 'pdf', 'application/pdf'],
    ['no ending', 'png', 'image/png'],
    ['מבחן 🧪.jpeg', 'jpeg', 'image/jpeg'],
    ['film.mov', 'mov', 'video/quicktime'],
    ['sales.csv', 'csv', 'text/csv'],
    ['notes.txt', 'text', 'text/plain'],
    ['notes', 'text', 'text/plain'],
  ] as const)('%s is sent as what it is', (name, sample, type) => {
    expect(check(name, samples[sample])).toBe(type);
  });

  it.each([
    ['plan.pdf', 'exe', 'file_disguised'],
    ['plan.pdf', 'svg', 'file_disguised'],
    ['photo.jpg', 'png', 'file_disguised'],
    ['photo.png', 'svg', 'file_disguised'],
    ['notes.txt', 'html', 'file_disguised'],
    ['sales.csv', 'zip', 'file_disguised'],
    ['photo.jpg', 'heic', 'image_heic'],
    ['photo.heic', 'heic', 'image_heic'],
    ['drawing.svg', 'svg', 'file_type'],
    ['setup.exe', 'exe', 'file_type'],
    ['plan.docx', 'zip', 'file_type'],
    ['photo.avif', 'avif', 'file_type'],
    ['all.zip', 'zip', 'file_type'],
  ] as const)('%s with the bytes of %s is %s', (name, sample, code) => {
    expect(() => check(name, samples[sample])).toThrow(expect.objectContaining({ code }) as Error);
  });

  it('holds it to its size', () => {
    const refusal = (code: string) => expect.objectContaining({ code }) as Error;
    expect(() => check('a.pdf', new Uint8Array(), 0)).toThrow(refusal('file_empty'));
    expect(check('a.pdf', samples.pdf, 50_000_000)).toBe('application/pdf');
    expect(() => check('a.pdf', samples.pdf, 50_000_001)).toThrow(refusal('file_too_large'));
    expect(check('a.mp4', samples.mp4, 200_000_000)).toBe('video/mp4');
    expect(() => check('a.mp4', samples.mp4, 200_000_001)).toThrow(refusal('file_too_large'));
    expect(maxBytesOf({ ...evidenceLimits, maxBytes: 10 }, 'video/mp4')).toBe(10);
  });

  it('knows what a browser shows by itself', () => {
    const shown = (mediaType: string) => isShownInBrowser({ mediaType });
    expect(['application/pdf', 'image/png', 'video/mp4'].map(shown)).toEqual([true, true, true]);
    expect(['application/zip', 'text/csv', 'text/plain'].map(shown)).toEqual([false, false, false]);
  });
});

describe('uploadRepository', () => {
  it('asks for the files of a place that are there', async () => {
    const { client, seen } = restDouble(() => ({ body: [row] }));
    await expect(uploadRepository(client).filesOfPlace(part)).resolves.toEqual([upload]);
    expect(Object.fromEntries(seen[0]?.query ?? [])).toMatchObject({
      state: 'eq.stored',
      removed_at: 'is.null',
      milestone_id: `eq.${id('05')}`,
      part_key: 'eq.prototype',
      team_id: `eq.${id('01')}`,
    });
    await uploadRepository(client).filesOfPlace(experiment);
    expect(seen[1]?.query.get('experiment_id')).toBe(`eq.${id('e1')}`);
  });

  it('asks for the files of a team, the newest first', async () => {
    const { client, seen } = restDouble(() => ({ body: [row] }));
    await expect(uploadRepository(client).filesOfTeam(id('01'))).resolves.toEqual([upload]);
    expect(Object.fromEntries(seen[0]?.query ?? [])).toMatchObject({
      team_id: `eq.${id('01')}`,
      state: 'eq.stored',
      removed_at: 'is.null',
      order: 'stored_at.desc,id.asc',
    });
  });

  it('asks for some files by their ids, and for none without asking', async () => {
    const { client, seen } = restDouble(() => ({ body: [row] }));
    await expect(uploadRepository(client).uploadsById([])).resolves.toEqual([]);
    await expect(uploadRepository(client).uploadsById([upload.id])).resolves.toEqual([upload]);
    expect(seen.map(({ query }) => query.get('id'))).toEqual([`in.(${upload.id})`]);
  });

  it('reserves, finishes and gives up', async () => {
    const { client, seen } = restDouble(({ table }) =>
      table === 'remove_upload' ? { status: 204 } : { body: row },
    );
    const repository = uploadRepository(client);
    const wish = { name: 'plan.pdf', bytes: 1234, mediaType: 'application/pdf' };
    await expect(repository.reserveUpload({ place: part, ...wish })).resolves.toEqual(upload);
    await repository.reserveUpload({ place: experiment, ...wish });
    await expect(repository.finishUpload(upload.id)).resolves.toEqual(upload);
    await expect(repository.removeUpload(upload.id)).resolves.toBeUndefined();
    const said = { p_name: 'plan.pdf', p_bytes: 1234, p_media_type: 'application/pdf' };
    expect(seen.map(({ table, body }) => [table, body])).toEqual([
      [
        'reserve_upload',
        { ...said, p_milestone_id: id('05'), p_part_key: 'prototype', p_experiment_id: null },
      ],
      ['reserve_upload', { ...said, p_milestone_id: null, p_part_key: null, p_experiment_id: id('e1') }],
      ['finish_upload', { p_id: upload.id }],
      ['remove_upload', { p_id: upload.id }],
    ]);
  });

  it.each([
    ['GR050', 'file_too_large'],
    ['GR051', 'file_type'],
    ['GR052', 'no_room'],
    ['GR053', 'too_many_files'],
    ['GR054', 'file_missing'],
    ['GR055', 'file_differs'],
    ['GR056', 'file_in_use'],
    ['GR057', 'consent_missing'],
  ])('says for %s: %s', async (backendCode, code) => {
    const { client } = restDouble(() => ({ status: 400, body: { code: backendCode, message: 'x' } }));
    await expect(uploadRepository(client).finishUpload('x')).rejects.toMatchObject({ code });
    await expect(uploadRepository(client).removeUpload('x')).rejects.toMatchObject({ code });
  });

  it('keeps keys below the one that a change invalidates', () => {
    expect(uploadQueries(undefined).ofPlace(part).queryKey).toEqual([
      'uploads',
      'of-place',
      id('01'),
      placeKey(part),
    ]);
    expect(placeKey(experiment)).toBe(id('e1'));
  });

  it('takes a file out of its list at once, and brings it back', async () => {
    const upload = uploadFromRow(row);
    const { client, seen } = restDouble(() => ({ body: row }));
    const { remove, restore } = uploadMutations(client);
    const lists = new Map<string, unknown>([[JSON.stringify(uploadKeys.ofPlace(upload.place)), [upload]]]);
    const write = (key: readonly unknown[], updater: unknown) => {
      const name = JSON.stringify(key);
      lists.set(name, (updater as (cached: unknown) => unknown)(lists.get(name)));
    };
    const cache = {
      setQueryData: write,
      setQueriesData: ({ queryKey }: { queryKey: readonly unknown[] }, updater: unknown) =>
        write(queryKey, updater),
      removeQueries: () => undefined,
    };
    remove.optimistic?.(cache, upload);
    expect([...lists.values()]).toEqual([[]]);
    restore.optimistic?.(cache, upload);
    expect([...lists.values()]).toEqual([[upload]]);
    expect(await restore.mutationFn(upload)).toEqual(upload);
    expect(remove.undo?.(undefined, upload).subject()).toBe(remove.subject(upload));
    expect(seen.map(({ table }) => table)).toEqual(['restore_upload']);
    expect(remove.invalidates).toEqual([uploadKeys.all]);
  });
});
