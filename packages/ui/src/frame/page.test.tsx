// The frame's behaviour on a page as the site serves it: markup without React.
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Header } from '../Header';
import { MobileMenu } from '../MobileMenu';
import { headerLabels, menuEntries, navItems } from '../stories/samples';
import { GlobalStyle } from '../theme';
import { attachHeader } from './header';
import { attachMobileMenu } from './mobileMenu';
import { attachTheme, themeScript } from './theme';

const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};
const toggle = () => find('[data-menu-toggle]');
const menu = () => find('[data-mobile-menu]');
const opacity = () => Number(getComputedStyle(find('[data-header]')).getPropertyValue('--header-opacity'));
// Where the scroll matters, clicks are dispatched: the driver's own click scrolls the test frame first.
const scrollToY = async (y: number) => {
  scrollTo({ top: y, behavior: 'instant' });
  await expect.poll(() => scrollY).toBe(y);
  await new Promise(requestAnimationFrame);
};

let cleanups: (() => void)[] = [];

const writePage = () => {
  const sheet = new ServerStyleSheet();
  const body = renderToStaticMarkup(
    sheet.collectStyles(
      <>
        <GlobalStyle />
        <Header items={navItems} labels={headerLabels} login={{ href: '#login', label: 'Login' }} />
        <MobileMenu
          items={[
            { key: 'a', href: '#a', label: 'First' },
            { key: 'b', href: '#b', label: 'Second' },
          ]}
          labels={{ navigation: 'Mobile' }}
          entries={menuEntries.filter(({ kind }) => kind === 'theme')}
        />
        <main>
          <a href="#inside">Inside</a>
        </main>
      </>,
    ),
  );
  document.body.innerHTML = `${sheet.getStyleTags()}<style>main{height:3000px}</style>${body}`;
};

beforeEach(async () => {
  await page.viewport(390, 800);
  document.documentElement.dataset.theme = 'dark';
  localStorage.clear();
  scrollTo(0, 0);
  writePage();
  cleanups = [attachHeader(find('[data-header]')), attachMobileMenu(menu()), attachTheme()];
});
afterEach(() => {
  cleanups.forEach((cleanup) => cleanup());
  document.body.replaceChildren();
});

describe('the header background', () => {
  it('starts near 0.2 and follows the scroll up to 0.7', async () => {
    expect(opacity()).toBe(0.2);
    await scrollToY(100);
    await expect.poll(() => opacity()).toBeCloseTo(0.3);
    await scrollToY(2000);
    await expect.poll(() => opacity()).toBe(0.7);
  });
  it('is fixed at 0.9 while the menu is open', async () => {
    await scrollToY(100);
    toggle().click();
    expect(opacity()).toBe(0.9);
    toggle().click();
    await expect.poll(() => opacity()).toBeCloseTo(0.3);
  });
  it('sticks to the top in layer 5', async () => {
    await scrollToY(1000);
    expect(find('[data-header]').getBoundingClientRect().top).toBe(0);
    expect(getComputedStyle(find('[data-header]')).zIndex).toBe('5');
  });
});

describe('the mobile menu', () => {
  it('lies in layer 2000 below 3.5rem, outside the header', async () => {
    await userEvent.click(toggle());
    expect(menu().getBoundingClientRect().top).toBe(56);
    expect(getComputedStyle(menu()).zIndex).toBe('2000');
    expect(menu().closest('header')).toBeNull();
  });
  it('limits the page height while open and gives the place back', async () => {
    await scrollToY(700);
    toggle().click();
    expect(document.documentElement.scrollHeight).toBe(innerHeight);
    toggle().click();
    expect(document.documentElement.scrollHeight).toBeGreaterThan(3000);
    expect(scrollY).toBe(700);
  });
  it('keeps the focus between toggle and menu, both ways', async () => {
    await userEvent.click(toggle());
    const seen = [];
    for (let step = 0; step < 4; step += 1) {
      await userEvent.keyboard('{Tab}');
      seen.push(document.activeElement?.textContent);
    }
    expect(seen).toEqual(['First', 'Second', 'Light themeDark theme', '']);
    expect(document.activeElement).toBe(toggle());
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(menu().contains(document.activeElement)).toBe(true);
  });
  it('closes on Esc and returns the focus', async () => {
    await userEvent.click(toggle());
    await userEvent.keyboard('{Tab}{Escape}');
    expect(menu().hidden).toBe(true);
    expect(document.activeElement).toBe(toggle());
    expect(toggle().getAttribute('aria-expanded')).toBe('false');
  });
  it('closes when a link is followed', async () => {
    await userEvent.click(toggle());
    await userEvent.click(find('[data-mobile-menu] a'));
    expect(menu().hidden).toBe(true);
    expect(location.hash).toBe('#a');
  });
  it.each(['popstate', 'hashchange'])('closes on %s', async (change) => {
    await userEvent.click(toggle());
    expect(menu().hidden).toBe(false);
    dispatchEvent(new Event(change));
    expect(menu().hidden).toBe(true);
    expect(document.documentElement.hasAttribute('data-menu-open')).toBe(false);
  });
  it('is the hamburger at 991 px and inline at 992 px', async () => {
    await page.viewport(991, 800);
    expect(toggle().checkVisibility()).toBe(true);
    expect(find('[data-header-nav]').checkVisibility()).toBe(false);
    await page.viewport(992, 800);
    expect(toggle().checkVisibility()).toBe(false);
    expect(find('[data-header-nav]').checkVisibility()).toBe(true);
  });
  it('lets go of the keyboard when the window grows past it', async () => {
    await userEvent.click(toggle());
    await page.viewport(1200, 800);
    find('main a').focus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(find('[data-header]').contains(document.activeElement)).toBe(true);
  });
});

describe('the colour mode', () => {
  it('is switched and remembered', async () => {
    await userEvent.click(find('[data-header] [data-theme-toggle]'));
    expect(document.documentElement.dataset.theme).toBe('light');
    expect(localStorage.getItem('grow-theme')).toBe('light');
    await userEvent.click(find('[data-header] [data-theme-toggle]'));
    expect(localStorage.getItem('grow-theme')).toBe('dark');
  });
  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['purple', 'dark'],
  ])('remembered as %s shows %s before the first paint', (remembered, shown) => {
    localStorage.setItem('grow-theme', remembered);
    const script = document.createElement('script');
    script.textContent = themeScript;
    document.body.append(script);
    expect(document.documentElement.dataset.theme).toBe(shown);
  });
});
