import { setProjectAnnotations } from '@storybook/react';
import preview from '../.storybook/preview';

// Stories are composed while tests are collected, so the decorators have to be known before.
setProjectAnnotations(preview);

const still = document.createElement('style');
still.textContent = '*,*::before,*::after{animation:none!important;transition:none!important}';
document.head.append(still);
