import { refusals } from '../refusals';

/** How the rows of an answer are written. */
export type Format = 'json' | 'object' | 'csv';

/** The form of an answer that was agreed on. */
export interface AnswerForm {
  format: Format;
  /** Whether keys whose value is null are left out. */
  stripsNulls: boolean;
  contentType: string;
}

const CHARSET = 'charset=utf-8';

/** The first form that the caller accepts and this program can write. @throws RestRefusal PGRST107 */
export function negotiateForm(accept: string | null): AnswerForm {
  const accepted = acceptedTypes(accept ?? '*/*');
  for (const type of accepted) {
    const form = formOf(type);
    if (form !== null) return form;
  }
  throw refusals.mediaType(accepted);
}

/** A media type without its parameters, in lower case. */
export function essenceOf(type: string): string {
  return (type.split(';')[0] ?? '').trim().toLowerCase();
}

function acceptedTypes(accept: string): string[] {
  return accept
    .split(',')
    .map((text, index) => {
      const [type = '', ...parameters] = text.split(';').map((part) => part.trim());
      const quality = parameters.find((part) => part.startsWith('q='));
      const others = parameters.filter((part) => part !== quality);
      return {
        type: [type, ...others].join(';'),
        quality: quality === undefined ? 1 : Number(quality.slice(2)),
        index,
      };
    })
    .filter(({ type }) => type !== '')
    .sort((a, b) => b.quality - a.quality || a.index - b.index)
    .map(({ type }) => type);
}

function formOf(type: string): AnswerForm | null {
  const stripsNulls = /;\s*nulls=stripped/.test(type);
  switch (essenceOf(type)) {
    case '*/*':
    case 'application/*':
    case 'application/json':
      return { format: 'json', stripsNulls: false, contentType: `application/json; ${CHARSET}` };
    case 'text/csv':
    case 'text/*':
      return { format: 'csv', stripsNulls: false, contentType: `text/csv; ${CHARSET}` };
    case 'application/vnd.pgrst.object':
    case 'application/vnd.pgrst.object+json':
      return {
        format: 'object',
        stripsNulls,
        contentType: `application/vnd.pgrst.object+json${stripsNulls ? ';nulls=stripped' : ''}; ${CHARSET}`,
      };
    case 'application/vnd.pgrst.array':
    case 'application/vnd.pgrst.array+json':
      return stripsNulls
        ? {
            format: 'json',
            stripsNulls,
            contentType: `application/vnd.pgrst.array+json;nulls=stripped; ${CHARSET}`,
          }
        : { format: 'json', stripsNulls, contentType: `application/json; ${CHARSET}` };
    default:
      return null;
  }
}
