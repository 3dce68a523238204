import { AppError } from '@grow/core';
import { evidenceLimits } from '@grow/core/upload';
import { describe, expect, it } from 'vitest';
import {
  amountInWords,
  kindOf,
  kindsInWords,
  limitsInWords,
  refusalInWords,
  sizeInWords,
} from './uploadWords';
import { withArrived } from './useUpload';

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');
const film = { maxCount: 1, maxBytes: 200_000_000, mediaTypes: ['video/mp4', 'video/quicktime'] };

describe('sizes', () => {
  it.each([
    [17, '17 bytes'],
    [310_000, '310 kB'],
    [1_234_567, '1.2 MB'],
    [48_000_000, '48 MB'],
    [2_000_000_000, '2 GB'],
  ])('%i is %s', (bytes, words) => {
    expect(plain(sizeInWords(bytes, 'en'))).toBe(words);
  });

  it('says how much has arrived in the unit of the whole', () => {
    expect(plain(amountInWords(31_200_000, 48_000_000, 'en'))).toBe('31 of 48 MB');
    expect(plain(amountInWords(400_000, 1_200_000, 'en'))).toBe('0.4 of 1.2 MB');
  });

  it('says what a place takes', () => {
    expect(plain(limitsInWords(film, 'en'))).toBe('MP4 or MOV, up to 200 MB');
    expect(kindsInWords(film, 'de')).toBe('MP4 oder MOV');
  });
});

it('says why a file was refused, and what works', () => {
  expect(refusalInWords(new AppError('image_heic'), film, 'en')).toContain('MP4 or MOV work');
  expect(plain(refusalInWords(new AppError('file_too_large'), film, 'en'))).toContain('up to 200 MB');
  expect(refusalInWords(new AppError('no_room'), film, 'en')).toContain('2 GB');
  expect(refusalInWords(new AppError('network'), film, 'en')).toContain('kept for a day');
});

it('knows a file by its mark', () => {
  const kinds = evidenceLimits.mediaTypes.map((mediaType) => kindOf({ mediaType }));
  expect(kinds).toEqual(['text', 'image', 'image', 'image', 'sheet', 'text', 'film', 'film', 'film']);
  expect(kindOf({ mediaType: 'application/zip' })).toBe('archive');
});

it('puts what arrived in its place', () => {
  expect(withArrived(['a', 'b'], 'c', undefined)).toEqual(['a', 'b', 'c']);
  expect(withArrived(['a', 'b'], 'c', 'a')).toEqual(['c', 'b']);
  expect(withArrived(['b'], 'c', 'a')).toEqual(['b', 'c']);
  expect(withArrived(['a', 'c'], 'c', 'a')).toEqual(['a', 'c']);
});
