import type { AccountExportFile } from '@grow/core/account';

/** How long a browser may take to begin reading the file, in milliseconds. */
const READING_MS = 60_000;

/** Hands a file to the browser's downloads. It never leaves the device. */
export function saveFile({ name, type, text }: AccountExportFile): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  window.setTimeout(() => URL.revokeObjectURL(url), READING_MS);
}
