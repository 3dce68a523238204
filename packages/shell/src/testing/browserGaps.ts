// What the test page lacks of a browser and the frame asks for. Nothing here is looked at by a test.
import { vi } from 'vitest';

class QuietObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

vi.stubGlobal('ResizeObserver', QuietObserver);
vi.stubGlobal('IntersectionObserver', QuietObserver);
vi.stubGlobal('scrollTo', () => undefined);
vi.stubGlobal('CSS', { supports: () => true });
vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));
Object.assign(HTMLElement.prototype, {
  showPopover: () => undefined,
  hidePopover: () => undefined,
  getAnimations: () => [],
});
