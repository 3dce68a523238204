import { readFileSync } from 'node:fs';
import path from 'node:path';
import { firstPaintCss, themeScript } from '@grow/ui/frame';
import { describe, expect, it } from 'vitest';

const html = readFileSync(path.resolve(import.meta.dirname, '../../index.html'), 'utf8');

describe('index.html', () => {
  it('shows the remembered colour mode before the first paint, with ui’s own script', () => {
    expect(html).toContain(`<script>${themeScript}</script>`);
  });

  it('is drawn before the script has run, in ui’s own colours', () => {
    expect(html).toContain(`<style>${firstPaintCss}</style>`);
  });

  it('leaves the place where a deployment stamps its configuration', () => {
    expect(html).toContain('<!--grow-config-->');
    expect(html.indexOf('<!--grow-config-->')).toBeLessThan(html.indexOf('</head>'));
  });
});
