import type { Mark } from './outline';

interface Question {
  /** Put on the page one after the other. */
  themes: readonly string[];
  /** Each root has an outline of its own; `data-story` names it. */
  roots: string;
}

/**
 * What the elements below the roots paint. A drawing counts as one element with all its colours, since what is in it
 * follows from geometry that has tests of its own. Needs nothing from outside, so that it can be sent into a page.
 */
export function measure({ themes, roots }: Question): Mark[] {
  const shorten = (color: string) => {
    const [, ...parts] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color) ?? [];
    if (parts.length < 3) return color.replaceAll(' ', '');
    return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
  };
  const isPaint = (color: string) =>
    color !== '' && color !== 'none' && !color.startsWith('url') && !/^rgba\(.*, 0\)$/.test(color);
  const hasOwnText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

  const drawnColors = (drawing: Element) =>
    [...drawing.querySelectorAll('path, rect, circle, line, polyline, text')].flatMap((shape) => {
      const { fill, stroke } = getComputedStyle(shape);
      return [fill, stroke];
    });
  const boxColors = (element: Element) => {
    const style = getComputedStyle(element);
    return [
      hasOwnText(element) ? style.color : '',
      style.backgroundColor,
      style.borderTopWidth === '0px' ? '' : style.borderTopColor,
      style.borderBottomWidth === '0px' ? '' : style.borderBottomColor,
    ];
  };
  const colorsOf = (element: Element) => {
    const colors = element instanceof SVGSVGElement ? drawnColors(element) : boxColors(element);
    return [...new Set(colors.filter(isPaint))].map(shorten).join(' ');
  };
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };

  return [...document.querySelectorAll<HTMLElement>(roots)].flatMap((root) => {
    const origin = root.getBoundingClientRect();
    const elements = [...root.querySelectorAll('*')].filter(
      (element) => !element.parentElement?.closest('svg') && isShown(element),
    );
    const colors = themes.map((theme) => {
      document.documentElement.dataset.theme = theme;
      return elements.map(colorsOf);
    });
    return elements.flatMap((element, index) => {
      if (colors.every((inTheme) => inTheme[index] === '')) return [];
      const { x, y, width, height } = element.getBoundingClientRect();
      const name = [root.dataset.story, element.tagName.toLowerCase()].filter(Boolean).join(' ');
      const [left = 0, top = 0, w = 0, h = 0] = [x - origin.x, y - origin.y, width, height].map(Math.round);
      return {
        element: name,
        box: [left, top, w, h] as const,
        colors: Object.fromEntries(themes.map((theme, at) => [theme, colors[at]?.[index] ?? ''])),
      };
    });
  });
}
