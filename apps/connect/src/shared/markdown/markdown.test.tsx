import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MarkdownText } from './MarkdownText';

const shown = (body: string) => {
  const { container } = render(<MarkdownText text={body} />);
  return container.firstElementChild;
};

describe('what organisers write', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java\u0000script:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '<javascript:alert(1)>',
    '![x](javascript:alert(1))',
    '![x](data:text/html,<script>alert(1)</script>)',
    '[x]: javascript:alert(1)\n\n[x]',
    '<svg onload=alert(1)>',
    '[x](https://example.org "\\" onmouseover=alert(1) \\"")',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  ])('runs nothing of %j', (body) => {
    const root = shown(body);
    expect(root).not.toBeNull();
    expect(root?.querySelector('script, iframe, svg, object, embed')).toBeNull();
    for (const element of root?.querySelectorAll('*') ?? []) {
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|^srcdoc$/i);
        if (name === 'href' || name === 'src') expect(value).toMatch(/^(https?:|$)/);
      }
    }
  });

  it('shows what is written', () => {
    const root = shown('## Bring\n\n- your **pitch**\n- [the list](https://example.org)');
    expect(root?.querySelector('h2')?.textContent).toBe('Bring');
    expect(root?.querySelectorAll('li')).toHaveLength(2);
    expect(root?.querySelector('a')?.getAttribute('href')).toBe('https://example.org');
  });
});
