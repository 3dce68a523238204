/** Reads CSV with a header line into rows; null when a line has another number of fields than the header. */
export function rowsOfCsv(text: string): Record<string, string | null>[] | null {
  const [header, ...lines] = linesOf(text);
  if (header === undefined) return [];
  if (lines.some((line) => line.length !== header.length)) return null;
  return lines.map((line) =>
    Object.fromEntries(
      header.map((name, index) => [name, line[index] === 'NULL' ? null : (line[index] ?? null)]),
    ),
  );
}

function linesOf(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  const element = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r?\n|$)/gy;
  for (let found = element.exec(text); found !== null; found = element.exec(text)) {
    const [whole, quoted, plain = '', separator] = found;
    line.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (separator !== ',') {
      if (line.length > 1 || line[0] !== '') lines.push(line);
      line = [];
    }
    if (whole === '' || element.lastIndex >= text.length) break;
  }
  if (line.length > 0) lines.push(line);
  return lines;
}
