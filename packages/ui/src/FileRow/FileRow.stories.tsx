import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileRefusal, FileUpload } from '../FileDrop';
import { TextLink } from '../Link';
import { ChooseFile, FileAction } from './FileAction';
import { FileRow, FileRows } from './FileRow';

const nothing = () => undefined;
const replace = (name: string) => (
  <ChooseFile aria-label={`Replace ${name}`} onFile={nothing}>
    Replace
  </ChooseFile>
);
const link = (name: string) => <TextLink href="#file">{name}</TextLink>;

const meta: Meta = { title: 'FileRow' };
export default meta;
type Story = StoryObj;

export const Draft: Story = {
  render: () => (
    <div style={{ maxWidth: 560, padding: '0 20px', display: 'grid', gap: 14 }}>
      <FileRows>
        <FileRow
          kind="text"
          name={link('cutting-pattern-v3.pdf')}
          about="1.2 MB, Ilka, today 11:20"
          actions={replace('cutting-pattern-v3.pdf')}
        />
        <FileRow
          kind="image"
          name={link('drop-test-box.jpg')}
          about="3.4 MB, Emre, Wed 4 Dec"
          actions={
            <>
              {replace('drop-test-box.jpg')}
              <FileAction aria-label="Remove drop-test-box.jpg">Remove</FileAction>
            </>
          }
        />
      </FileRows>
      <FileUpload
        name="drop-test-photos.zip"
        share={0.65}
        amount="31 of 48 MB"
        note="Replaces drop-test-box.jpg. That one stays until this one has arrived."
        cancel={{ label: 'Stop', onSelect: nothing }}
      />
      <FileRefusal
        name="order-scan.heic"
        message="HEIC does not open everywhere. PDF, JPG or PNG work. Your other files are safe."
        retry={{ label: 'Choose another', onSelect: nothing }}
        dismiss={{ label: 'Dismiss', onSelect: nothing }}
      />
    </div>
  ),
};

export const Kinds: Story = {
  render: () => (
    <div style={{ maxWidth: 420, padding: '0 20px' }}>
      <FileRows>
        <FileRow
          kind="sheet"
          name={link('pad-cost.csv')}
          about="4 KB"
          actions={<FileAction>Download</FileAction>}
        />
        <FileRow kind="archive" name={link('drop-test-photos.zip')} about="48 MB" />
        <FileRow kind="film" name={link('hands.mp4')} about="120 MB">
          <p>The film stands here.</p>
        </FileRow>
        <FileRow
          kind="text"
          name={link('Marktversuchsdurchführungsnachweis_endgültig_wirklich_endgültig_2024-12-05.pdf')}
          about="12 MB, Jonna, Sun 1 Dec"
          actions={replace('it')}
        />
      </FileRows>
    </div>
  ),
};

/** Names are shown as they came. */
export const RightToLeft: Story = {
  render: () => (
    <div style={{ maxWidth: 420, padding: '0 20px' }}>
      <FileRows>
        <FileRow kind="text" name={link('הדגמה 🧪.pdf')} about="310 KB, שרה, Sun 1 Dec" />
      </FileRows>
    </div>
  ),
};
