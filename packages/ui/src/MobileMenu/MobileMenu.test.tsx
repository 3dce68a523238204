import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Header } from '../Header';
import { headerLabels, menuEntries, navItems } from '../stories/samples';
import { GlobalStyle } from '../theme';
import { MobileMenu } from '.';

afterEach(cleanup);

it('gives the page back when it goes while open, as after signing out', async () => {
  await page.viewport(390, 800);
  const frame = (
    <>
      <Header items={navItems} labels={headerLabels} login={{ href: '#login', label: 'Login' }} />
      <MobileMenu items={navItems} labels={{ navigation: 'Mobile' }} entries={menuEntries} />
    </>
  );
  const { rerender } = render(
    <>
      <GlobalStyle />
      {frame}
      <main>Page</main>
    </>,
  );
  await userEvent.click(page.getByRole('button', { name: headerLabels.menu }));
  expect(page.getByText('Page').element().checkVisibility({ visibilityProperty: true })).toBe(false);
  rerender(
    <>
      <GlobalStyle />
      <main>Page</main>
    </>,
  );
  expect(page.getByText('Page').element().checkVisibility({ visibilityProperty: true })).toBe(true);
  expect(document.documentElement.hasAttribute('data-menu-open')).toBe(false);
});
