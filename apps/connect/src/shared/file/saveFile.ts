import type { AccountExportFile } from '@grow/core/account';

/** How long a browser may take to begin reading the file, in milliseconds. */
const READING_MS = 60_000;

/** Hands a file to the browser's downloads. It never leaves the device. */
export function saveFile({ name, type, text }: AccountExportFile): void {
  saveBlob(name, new Blob([text], { type }));
}

/** The same for what is not a text. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  window.setTimeout(() => URL.revokeObjectURL(url), READING_MS);
}
