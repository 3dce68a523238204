import type { ProjectEnv } from '@grow/local-supabase';

/** A page of paper with one line on it, as a PDF that every reader opens. */
export function demoPdf(line: string): Uint8Array {
  const words = line
    .replaceAll(/[()\\]/g, '')
    .normalize('NFKD')
    .replaceAll(/[^\u0020-\u007e]/g, '');
  const drawing = `BT /F 20 Tf 60 760 Td (${words}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return new TextEncoder().encode(text);
}

/** What is written on a file of the demo. */
export const demoFileLine = (team: string, name: string): string => `${team}: ${name}`;

interface DemoUpload {
  object: string;
  name: string;
  team: { name: string };
}

/** Stores the files that the demo's hand-ins and tests name and that are not there yet, over HTTP as everybody does. */
export async function storeDemoFiles(env: ProjectEnv): Promise<void> {
  const headers = { apikey: env.secretKey, authorization: `Bearer ${env.secretKey}` };
  const query =
    'select=object,name,team:teams(name)&state=eq.stored&media_type=eq.application/pdf&removed_at=is.null';
  const answer = await fetch(`${env.url}/rest/v1/uploads?${query}`, { headers });
  const uploads = (await answer.json()) as DemoUpload[];
  for (const { object, name, team } of uploads) {
    // One that is there already is refused, and stays as it is.
    await fetch(`${env.url}/storage/v1/object/hand-ins/${object}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/pdf' },
      body: demoPdf(demoFileLine(team.name, name)) as Uint8Array<ArrayBuffer>,
    });
  }
}
