import { setProjectAnnotations } from '@storybook/react';
import preview from '../.storybook/preview';
import { stillCss } from '../src/outlines/stillCss';

// Stories are composed while tests are collected, so the decorators have to be known before.
setProjectAnnotations(preview);

const still = document.createElement('style');
still.textContent = stillCss;
document.head.append(still);
