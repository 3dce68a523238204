import type { Mark } from './outline';

interface Question {
  /** Put on the page one after the other. */
  themes: readonly string[];
  /** Each root has an outline of its own; `data-story` names it. */
  roots: string;
}

/**
 * What the elements below the roots paint, and the styles that make them so. A drawing counts as one element with all its
 * colours, since what is in it follows from geometry that has tests of its own. Needs nothing from outside, so that it
 * can be sent into a page.
 */
export function measure({ themes, roots }: Question): Mark[] {
  /** An element, or one of the two that CSS adds to it. */
  interface Part {
    root: HTMLElement;
    element: Element;
    pseudo: '' | '::before' | '::after';
  }
  const styleOf = ({ element, pseudo }: Part) => getComputedStyle(element, pseudo || null);

  const shortColor = (color: string) => {
    const [, ...parts] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color) ?? [];
    if (parts.length < 3) return color.replaceAll(' ', '');
    return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
  };
  // Fractions of a px are written alike by every build of the browser up to the second digit.
  const shortNumbers = (text: string) =>
    text.replaceAll(/(?<!\d)\d+\.\d+/g, (number) => String(Number(Number(number).toFixed(2))));
  const isPaint = (color: string) =>
    color !== '' && color !== 'none' && !color.startsWith('url') && !/^rgba\(.*, 0\)$/.test(color);

  const hasText = ({ element, pseudo }: Part) =>
    pseudo
      ? /[^"\s]/.test(getComputedStyle(element, pseudo).content)
      : element.matches('input, textarea, select') ||
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

  // The letters in the files of both families (src/fonts/fonts.css). Any other one comes from a font of the system.
  const isSystemLetter =
    /[^\u0000-\u024f\u0259\u02b9-\u02dd\u0300-\u0323\u1e20-\u1ef9\u2013\u2014\u2018-\u201e\u2020\u2022\u2026\u2039\u203a\u2044\u2066-\u2069\u20a1-\u20bd\u2122\u2212\u2215]/;
  const isInSystemFont = ({ element, pseudo }: Part) =>
    !pseudo && [...element.childNodes].some((node) => node instanceof Text && isSystemLetter.test(node.data));

  const drawnColors = (drawing: Element) =>
    [...drawing.querySelectorAll('path, rect, circle, line, polyline, text')]
      .filter((shape) => !shape.closest('clipPath, mask'))
      .flatMap((shape) => {
        const { fill, stroke } = getComputedStyle(shape);
        // A line has no inside, whatever its fill.
        return shape instanceof SVGLineElement ? [stroke] : [fill, stroke];
      });
  const sides = ['top', 'right', 'bottom', 'left'];
  const edgeColors = (style: CSSStyleDeclaration) => [
    ...sides.map((side) =>
      style.getPropertyValue(`border-${side}-width`) === '0px'
        ? ''
        : style.getPropertyValue(`border-${side}-color`),
    ),
    style.outlineStyle === 'none' ? '' : style.outlineColor,
  ];
  const boxColors = (part: Part) => {
    const style = styleOf(part);
    return [
      hasText(part) ? style.color : '',
      part.element.matches(':placeholder-shown') ? getComputedStyle(part.element, '::placeholder').color : '',
      style.backgroundColor,
      style.backgroundImage,
      ...edgeColors(style),
      style.boxShadow,
    ];
  };
  const isDrawing = ({ element, pseudo }: Part) => !pseudo && element instanceof SVGSVGElement;
  const colorsOf = (part: Part) => {
    const colors = isDrawing(part) ? drawnColors(part.element) : boxColors(part);
    return [...new Set(colors.filter(isPaint).map((color) => shortNumbers(shortColor(color))))].join(' ');
  };

  const letterStyles = (style: CSSStyleDeclaration) => ({
    font: `${style.fontFamily.split(',')[0]?.replaceAll(/["']/g, '')} ${style.fontWeight} ${style.fontSize}/${style.lineHeight}`,
    stretch: style.fontStretch,
    slant: style.fontStyle,
    spacing: style.letterSpacing,
    case: style.textTransform,
    line: style.textDecorationLine,
    align: style.textAlign,
    figures: style.fontVariantNumeric,
  });
  /** Four sides as CSS writes them: the fewest words that say all. */
  const around = ([top = '', right = '', bottom = '', left = '']: string[]) => {
    if (left !== right) return [top, right, bottom, left].join(' ');
    if (top !== bottom) return [top, right, bottom].join(' ');
    return top === right ? top : `${top} ${right}`;
  };
  // As it was set, not as it came out: what `auto` comes out as depends on the text.
  const spaceAround = ({ element, pseudo }: Part, name: string) =>
    pseudo
      ? '0px'
      : around(sides.map((side) => element.computedStyleMap().get(`${name}-${side}`)?.toString() ?? ''));
  /** What the browser draws itself, each build in its own way. */
  const isBrowsersOwn = ({ element }: Part, style: CSSStyleDeclaration) =>
    element.matches('[type="radio"], [type="checkbox"], [type="range"], [type="file"]') &&
    style.appearance !== 'none';
  const boxStyles = (part: Part, style: CSSStyleDeclaration) => ({
    padding: spaceAround(part, 'padding'),
    margin: spaceAround(part, 'margin'),
    gap: /flex|grid/.test(style.display) ? style.gap : 'normal',
    radius: style.borderRadius,
    border: around(sides.map((side) => style.getPropertyValue(`border-${side}-width`))),
    opacity: style.opacity,
    fit: part.element instanceof HTMLImageElement ? style.objectFit : 'fill',
  });
  const plain = /^(0px|none|normal|normal normal|100%|start|fill|)$/;
  const stylesOf = (part: Part) => {
    const style = styleOf(part);
    if (isBrowsersOwn(part, style)) return {};
    const all = { ...(hasText(part) ? letterStyles(style) : {}), ...boxStyles(part, style) };
    const entries = Object.entries(all)
      .map(([name, value]) => [name, shortNumbers(value)])
      .filter(([name, value = '']) => !plain.test(value) && !(name === 'opacity' && value === '1'));
    return Object.fromEntries(entries) as Record<string, string>;
  };

  const boxOf = (part: Part): [number, number, number, number] => {
    const { x, y, width, height } = part.element.getBoundingClientRect();
    const origin = part.root.getBoundingClientRect();
    const style = styleOf(part);
    const px = (value: string) => parseFloat(value) || 0;
    const box = part.pseudo
      ? [px(style.left), px(style.top), px(style.width), px(style.height)]
      : [x - origin.x, y - origin.y, width, height];
    const [left = 0, top = 0, w = 0, h = 0] = box.map(Math.round);
    return [left, top, w, h];
  };
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };
  const partsOf = (root: HTMLElement): Part[] =>
    [...root.querySelectorAll('*')]
      .filter((element) => !element.parentElement?.closest('svg') && isShown(element))
      .flatMap((element) =>
        (['', '::before', '::after'] as const)
          .filter((pseudo) => !pseudo || !/^(none|normal)$/.test(getComputedStyle(element, pseudo).content))
          .map((pseudo) => ({ root, element, pseudo })),
      );

  const parts = [...document.querySelectorAll<HTMLElement>(roots)].flatMap(partsOf);
  const colors = themes.map((theme) => {
    document.documentElement.dataset.theme = theme;
    return parts.map(colorsOf);
  });
  return parts.flatMap((part, index) => {
    const styles = stylesOf(part);
    const isPainted = colors.some((inTheme) => inTheme[index]) || part.element.matches('img, canvas, video');
    if (!isPainted && !styles['padding'] && !styles['gap']) return [];
    const tag = part.element.tagName.toLowerCase() + part.pseudo;
    return {
      element: [part.root.dataset.story, tag].filter(Boolean).join(' '),
      box: boxOf(part),
      colors: Object.fromEntries(themes.map((theme, at) => [theme, colors[at]?.[index] ?? ''])),
      styles,
      ...(isInSystemFont(part) ? { isInSystemFont: true as const } : {}),
    };
  });
}
