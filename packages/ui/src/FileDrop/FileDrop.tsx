import { Upload } from 'lucide-react';
import { useState } from 'react';
import type { DragEvent, LabelHTMLAttributes, ReactNode } from 'react';
import { acceptsFile } from './acceptsFile';
import { Zone } from './FileDrop.styles';

/** Props of {@link FileDrop}; everything else goes to the `<label>`. */
export interface FileDropProps extends Omit<LabelHTMLAttributes<HTMLLabelElement>, 'children'> {
  labels: {
    /** "Drop the film here". */
    drop: ReactNode;
    or: ReactNode;
    /** "choose a file". */
    choose: ReactNode;
    /** While files hang over it: "Let go to add it". */
    over: ReactNode;
  };
  /** What works, in words: formats and size. */
  help?: ReactNode;
  /** As the attribute of an `<input>`: ".mp4,.mov" or "image/*". */
  accept?: string;
  isMultiple?: boolean;
  isDisabled?: boolean;
  onFiles: (files: File[]) => void;
  /** Those that do not fit `accept`; say which formats work. */
  onRefuse?: (files: File[]) => void;
}

/** A place to drop a file or to choose one. Show a {@link FileUpload} or a {@link FileRefusal} in its place afterwards. */
export const FileDrop = (props: FileDropProps) => {
  const { labels, help, accept, isMultiple = false, isDisabled = false, onFiles, onRefuse, ...rest } = props;
  const [isOver, setIsOver] = useState(false);

  const take = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, isMultiple ? undefined : 1);
    const fitting = files.filter((file) => acceptsFile(file, accept));
    const others = files.filter((file) => !fitting.includes(file));
    if (fitting.length > 0) onFiles(fitting);
    if (others.length > 0) onRefuse?.(others);
  };
  const handleDragOver = (event: DragEvent) => {
    event.preventDefault();
    if (!isDisabled) setIsOver(true);
  };
  const handleDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (!isDisabled) take(event.dataTransfer.files);
  };

  return (
    <Zone
      data-over={isOver ? '' : undefined}
      {...rest}
      onDragOver={handleDragOver}
      onDragLeave={handleDragLeave}
      onDrop={handleDrop}
    >
      <input
        type="file"
        accept={accept}
        multiple={isMultiple}
        disabled={isDisabled}
        onChange={({ target }) => {
          take(target.files);
          // The same file may be chosen again after an error.
          target.value = '';
        }}
      />
      <Upload size={20} strokeWidth={1.75} aria-hidden />
      {isOver ? (
        <b>{labels.over}</b>
      ) : (
        <span>
          <b>{labels.drop}</b> {labels.or} <u>{labels.choose}</u>
        </span>
      )}
      {help && <small>{help}</small>}
    </Zone>
  );
};
