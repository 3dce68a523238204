/** A colour as the browser reports it or in six hexadecimal digits, in parts from 0 to 1. */
const partsOf = (color: string): number[] => {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color)?.slice(1);
  const parts = hex?.map((part) => parseInt(part, 16)) ?? color.match(/[\d.]+/g)?.map(Number) ?? [];
  return parts.slice(0, 3).map((part) => part / 255);
};

const luminance = (color: string) => {
  const [r = 0, g = 0, b = 0] = partsOf(color).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** The contrast of two opaque colours after WCAG, 1 to 21. */
export const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};
