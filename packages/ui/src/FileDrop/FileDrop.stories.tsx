import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileDrop } from './FileDrop';
import { FileRefusal, FileUpload } from './FileUpload';

const nothing = () => undefined;

const meta: Meta<typeof FileDrop> = {
  component: FileDrop,
  parameters: { docs: { isNarrow: true } },
  args: {
    labels: { drop: 'Drop the film here', or: 'or', choose: 'choose a file', over: 'Let go to add it' },
    help: 'MP4 or MOV, up to 200 MB',
    accept: '.mp4,.mov',
    onFiles: nothing,
  },
};
export default meta;
type Story = StoryObj<typeof FileDrop>;

export const Waiting: Story = {};
export const FileOver: Story = {
  play: ({ canvasElement }) => {
    const zone = canvasElement.querySelector('label');
    zone?.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true }));
  },
};
export const Disabled: Story = {
  args: { isDisabled: true, help: 'The hand-in is closed since Sunday, 23:59' },
};
export const Uploading: Story = {
  render: () => (
    <FileUpload
      name="drop-test-photos.zip"
      share={0.65}
      amount="31 of 48 MB"
      cancel={{ label: 'Stop', onSelect: nothing }}
    />
  ),
};
export const Refused: Story = {
  render: () => (
    <FileRefusal
      name="film.mkv"
      message="MKV does not play in the browser. MP4 or MOV work."
      retry={{ label: 'Choose another', onSelect: nothing }}
    />
  ),
};
export const LongText: Story = {
  render: () => (
    <FileUpload
      name="Marktversuchsdurchführungsnachweis_endgültig_wirklich_endgültig_2024-12-05.pdf"
      share={0.04}
      amount="0,4 von 12 MB"
      cancel={{ label: 'Hochladen abbrechen', onSelect: nothing }}
    />
  ),
};
