import type { Meta, StoryObj } from '@storybook/react-vite';
import { JuryTimer } from './JuryTimer';

const meta = {
  component: JuryTimer,
  args: {
    pitch: { total: 240, elapsed: 79 },
    isRunning: true,
    onToggle: () => undefined,
    onReset: () => undefined,
    onQuestions: () => undefined,
    labels: {
      timer: 'Timer',
      start: 'Start timer',
      stop: 'Stop timer',
      reset: 'Set timer back',
      questions: 'Questions',
      minute: 'min',
      remark: 'left of four minutes',
      questionsRuler: 'Questions, three minutes',
      said: (minutes: number) => (minutes > 0 ? `${minutes} min left` : `${-minutes} min over`),
    },
  },
} satisfies Meta<typeof JuryTimer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};
export const Stopped: Story = { args: { pitch: { total: 240, elapsed: 0 }, isRunning: false } };
/** It counts up in the colour of caution. */
export const Over: Story = {
  args: {
    pitch: { total: 240, elapsed: 252 },
    labels: { ...meta.args.labels, remark: 'over four minutes' },
  },
};
export const Questions: Story = {
  args: {
    pitch: { total: 240, elapsed: 240 },
    questions: { total: 180, elapsed: 35 },
    labels: { ...meta.args.labels, remark: 'left of three minutes' },
  },
};
export const German: Story = {
  globals: { locale: 'de' },
  args: {
    labels: {
      timer: 'Zeitmesser',
      start: 'Zeit starten',
      stop: 'Zeit anhalten',
      reset: 'Zeit zurücksetzen',
      questions: 'Rückfragen der Jury starten',
      minute: 'Min.',
      remark: 'übrig von vier Minuten Präsentationszeit',
      questionsRuler: 'Rückfragen, drei Minuten',
      said: (minutes) => `Noch ${minutes} Min.`,
    },
  },
};
