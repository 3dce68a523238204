// What a failure may say of itself without saying anything of somebody. It imports nothing: functions have a copy.

/**
 * The words that a kept message may be made of: what browsers, the libraries of this product and its own errors say. Every
 * other word may be somebody's name, address or text, and is left out. `private.report_words()` holds the same list.
 */
export const reportWords: ReadonlySet<string> = new Set(
  `
    a abort aborted access accessor addeventlistener after already an and any api append appendchild argument arguments
    array as assets assign assignment async at auth available await be because been before big bigint blob block blocked
    body boolean bound boundary break browser buffer but by call callable called calling can cannot cant caught change
    changed character child children chunk class clear client clone closed code column component connect connection
    connectionpool const constant constructor content context convert cookie could create created cross css current data
    database date deadline declaration decode default define defined delete deleted denied depth destructure did different
    dispatch document does dom domexception due duplicate during dynamically each element empty encountered end ended
    error errors evaluated evaluating event exceeded exist existing exists expected expression extension failed failure
    fetch field file filename find finished first for found frame from fulfilled function functions getter given got
    granted had handle handler has have header headers hook hooks hydrate hydrating if iframe ignored illegal image
    implement import imported in incorrect index indexeddb indexof infinite initialization initialized innerhtml input
    insert insertbefore inside instance instanceof instantiate instead integer interface internal into invalid invocation
    invoke is it iterable iterate iterator its json key keys large last length let limit list literal load loaded loading
    local localstorage lock long many map match maximum media memory message method mime minified missing mode module more
    must mutation name navigation navigator negative network new next no node non not null number object objects observer
    of offline offset on one only open operation optional options or origin out outside overflow package parameter parent
    parse parsed part pattern pending permission play pointer policy position postgrest precision preload prevented
    private profile promise properties property protocol prototype provided proxy public query quota range read reading
    readonly received recursion redefined reduce reference referenced refused register regular reject rejected rejection
    remove removechild removed render rendered rendering replace request requested required requires resize resizeobserver
    resolve resource response rest result return returned returning root row rows rpc rule same script secure security
    service serviceworker session sessionstorage set setter setting shape should signal size socket source specified stack
    starting state status storage store stream strict string stylesheet subscription such supabase supported symbol syntax
    system table target than that the there this time timed timeout timeouterror to token too transaction transition tree
    try type typeerror typeof types unable undefined undelivered unexpected unhandled unique unknown unmounted unsupported
    update updated url use used user v1 valid value values variable view waiting was weakmap were when while window with
    within without worker write writing wrong you your zero
  `
    .trim()
    .split(/\s+/),
);

/** How long a kept message is at most. */
export const MAX_MESSAGE = 200;

const LEFT_OUT = '…';
/** Quoted by whatever marks, the innermost ones; an apostrophe inside a word opens nothing. */
const QUOTED =
  /(?<![\p{L}\p{N}])'[^'\n]*'|"[^"\n]*"|`[^`\n]*`|„[^„“”\n]*[“”]|“[^“”\n]*”|‘[^‘’\n]*’|«[^«»\n]*»|‚[^‚‘\n]*‘/gu;
const OPENERS = '([{<"';
const CLOSERS = ')]}>".,:;!?';
const PATH = /^(?:https?:\/\/[^/\s]*)?(\/[^\s?#]*)/i;

const keep = (word: string): string => (reportWords.has(word.toLowerCase()) ? word : LEFT_OUT);

/** An address as its path alone, with what may name something left out; no origin, no query. */
const pathOf = (path: string): string =>
  path
    .split('/')
    .map((part) => (part === '' ? '' : keep(part)))
    .join('/');

/** One word between blanks: with its marks when it is known, or parts of it that are. */
function cleanPiece(piece: string): string {
  let from = 0;
  while (OPENERS.includes(piece.charAt(from)) && from < piece.length) from += 1;
  let end = piece.length;
  while (end > from && CLOSERS.includes(piece.charAt(end - 1))) end -= 1;
  const [before, middle, after] = [piece.slice(0, from), piece.slice(from, end), piece.slice(end)];
  const [, path] = PATH.exec(middle) ?? [];
  if (path !== undefined) return before + pathOf(path) + after;
  const word = middle.replace(/\(\)$/, '');
  if (word === '') return before + middle + after;
  const parts = word.split(/[.-]/);
  return before + (parts.every((part) => reportWords.has(part.toLowerCase())) ? word : LEFT_OUT) + after;
}

/**
 * A message as it may be kept: nothing quoted, and no word, number or address that is not one of the known words of browsers
 * and libraries. So nothing that a person typed or is called can stand in it, wherever it stood.
 */
export function cleanMessage(message: string): string {
  const pieces = message
    .slice(0, 1_000)
    .replace(QUOTED, ` ${LEFT_OUT} `)
    .split(/\s+/)
    .filter((piece) => /[\p{L}\p{N}…]/u.test(piece))
    .map(cleanPiece);
  return pieces
    .filter((piece, index) => piece !== LEFT_OUT || pieces[index - 1] !== LEFT_OUT)
    .join(' ')
    .slice(0, MAX_MESSAGE);
}
