// What the benchmarks of the kit share; runs in the browser.
import { createElement } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

const propsOf = (element: Element) =>
  Object.fromEntries(
    [...element.attributes].map(({ name, value }) =>
      name === 'class'
        ? ['className', value]
        : name === 'style'
          ? [
              'style',
              Object.fromEntries(value.split(';').map((rule) => rule.split(':').map((part) => part.trim()))),
            ]
          : [name, value],
    ),
  );

/** A function that makes elements as a template of plain JSX would, for a node of a page. */
export const plainMaker = (node: Node): (() => ReactNode) => {
  if (!(node instanceof Element)) {
    const text = node.textContent;
    return () => text;
  }
  const { localName } = node;
  const props = propsOf(node);
  const children = [...node.childNodes].map(plainMaker);
  return () => createElement(localName, props, ...children.map((make) => make()));
};

/** Mounts a list at the end of the page; ms until it stands there. */
export const mount = (list: ReactNode) => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const start = performance.now();
  flushSync(() => root.render(list));
  const time = performance.now() - start;
  const { firstElementChild } = container;
  const end = () => {
    root.unmount();
    container.remove();
  };
  return { time, firstElementChild, elements: container.querySelectorAll('*').length, end };
};

/** The one in the middle. */
export const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
