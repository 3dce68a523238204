import { readFileSync } from 'node:fs';
import path from 'node:path';
import { themeScript } from '@grow/ui/frame';
import { describe, expect, it } from 'vitest';
import { VERSION_MARK } from '../../../../deploy/version.mjs';

const html = readFileSync(path.resolve(import.meta.dirname, '../../index.html'), 'utf8');

describe('index.html', () => {
  it('shows the remembered colour mode before the first paint, with ui’s own script', () => {
    expect(html).toContain(`<script>${themeScript}</script>`);
  });

  it('leaves the places where the build writes the look and the first screen', () => {
    expect(html.indexOf('<!--grow-look-->')).toBeLessThan(html.indexOf('</head>'));
    expect(html.indexOf('<!--grow-first-screen-->')).toBeGreaterThan(html.indexOf('id="root"'));
  });

  it('leaves the place where the build writes its version, for a page that stays open', () => {
    expect(html).toContain(`<meta name="grow-version" content="${VERSION_MARK}" />`);
  });

  it('leaves the place where a deployment stamps its configuration', () => {
    expect(html).toContain('<!--grow-config-->');
    expect(html.indexOf('<!--grow-config-->')).toBeLessThan(html.indexOf('</head>'));
  });
});
