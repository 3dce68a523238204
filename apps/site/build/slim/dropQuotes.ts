// What HTML lets one leave out of attributes: empty values, and the quotes around a plain word or number.
const EMPTY = / (data-[\w-]+|hidden|open)=""/g;
/** Of drawings and of what scripts and styles go by: addresses, languages and texts keep theirs. */
const PLAIN =
  / (class|aria-hidden|width|height|fill|stroke(?:-[a-z]+)?|[xy][12]?|data-(?!locale)[\w-]+)="([\w.-]+)"(?=[ >])/g;

/** The same document in fewer bytes. */
export function dropQuotes(html: string): string {
  return html.replace(EMPTY, ' $1').replace(PLAIN, ' $1=$2');
}
