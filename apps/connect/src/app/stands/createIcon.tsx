// Stands in the bundle where the icons' own factory would be: of what it knows (contexts, aliases, scaled strokes, other
// frameworks) our icons take a size, the width of their stroke and attributes.
import { createElement, type SVGProps } from 'react';

type IconNode = readonly [tag: string, attributes: Record<string, string>][];

export type IconProps = SVGProps<SVGSVGElement> & { size?: number | string };

/** An icon from its shapes; hidden from screen readers unless it is given a name. */
export default function createIcon({ node }: { readonly node: IconNode }) {
  return function Icon({ size = 24, ...rest }: IconProps) {
    const isNamed = 'role' in rest || 'aria-label' in rest || 'aria-labelledby' in rest;
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden={isNamed ? undefined : true}
        {...rest}
      >
        {node.map(([tag, attributes]) => createElement(tag, attributes))}
      </svg>
    );
  };
}
