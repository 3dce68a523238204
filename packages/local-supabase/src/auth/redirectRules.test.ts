import { describe, expect, test } from 'vitest';
import { allowedTarget, matchesGlob } from './redirectRules';

const site = 'https://site.example';
const list = [
  'https://app.example/auth/callback',
  'https://app.example/app/**',
  'https://*.preview.example/*',
  'sample-app://login/**',
];
const go = (target: string, patterns = list) => allowedTarget(site, patterns, target)?.href ?? null;

describe('a glob', () => {
  test.each([
    ['https://a.example/*', 'https://a.example/one', true],
    ['https://a.example/*', 'https://a.example/one/two', false],
    ['https://a.example/*', 'https://a.example/one.html', false],
    ['https://a.example/**', 'https://a.example/one/two.html?x=1', true],
    ['https://*.a.example', 'https://b.a.example', true],
    ['https://*.a.example', 'https://c.b.a.example', false],
    ['https://a.example/?', 'https://a.example/x', true],
    ['https://a.example/?', 'https://a.example//', false],
    ['https://a.example/v[0-9]', 'https://a.example/v7', true],
    ['https://a.example/v[!0-9]', 'https://a.example/v7', false],
    ['https://a.example/{one,two}', 'https://a.example/two', true],
    ['https://a.example/{one,two}', 'https://a.example/three', false],
    ['https://a.example/x\\*', 'https://a.example/x*', true],
    ['https://a.example', 'https://aXexample', false],
    ['https://a.example/[', 'https://a.example/[', true],
  ])('%s and %s: %s', (pattern, address, isMatch) => {
    expect(matchesGlob(pattern, address)).toBe(isMatch);
  });
});

describe('a login may lead to', () => {
  test.each([
    'https://site.example/',
    'https://site.example/app?tab=1#top',
    'https://app.example/auth/callback',
    'https://app.example/auth/callback#hash',
    'https://app.example/app/lists/7?x=%2F%2Fevil',
    'https://pull-12.preview.example/start',
    'sample-app://login/done',
  ])('%s', (target) => {
    expect(go(target)).toBe(target);
  });
});

describe('a login never leads to', () => {
  test.each([
    '',
    '/app',
    'evil.example',
    'https://evil.example/',
    'https://site.example.evil.example/',
    'https://site.example@evil.example/',
    'https://somebody:secret@site.example/',
    'https://app.example@evil.example/app/x',
    'http://site.example/',
    'https://site.example:8443/',
    '//evil.example',
    '/\\evil.example',
    'https:\\\\evil.example',
    'https://site.example\\@evil.example/',
    '%2f%2fevil.example',
    'https:%2f%2fsite.example',
    'https://site.example%2f%2fevil.example/',
    'https://site.example%00.evil.example/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//https://site.example',
    'data:text/html,<script>alert(1)</script>',
    'https://app.example/auth/callback/more',
    'https://app.example/app/../admin',
    'https://app.example/app/%2e%2e/admin',
    'https://app.example/auth/callback?next=x',
    'https://a.b.preview.example/start',
    'https://evil.example/#.preview.example/start',
    'https://evil.example?.preview.example/start',
    ' https://site.example/',
    'https://site.example/\nSet-Cookie: x',
    'sample-app://other',
  ])('%s', (target) => {
    expect(go(target)).toBeNull();
  });

  test('a script, even where a pattern takes everything', () => {
    expect(go('javascript:alert(1)', ['**'])).toBeNull();
    expect(go('data:text/html,x', ['**'])).toBeNull();
    expect(go('https://anywhere.example/', ['**'])).toBe('https://anywhere.example/');
  });
});
