import { asSearched } from '../text/withoutAccents';

/** How many letters differ, of two that stand the wrong way round one; `most` + 1 where it is more than that. */
export function lettersApart(left: string, right: string, most: number): number {
  if (Math.abs(left.length - right.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let row = 1; row <= left.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= right.length; at += 1) {
      const isSame = left[row - 1] === right[at - 1];
      const isSwapped =
        row > 1 && at > 1 && left[row - 1] === right[at - 2] && left[row - 2] === right[at - 1];
      next[at] = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[at - 2] ?? 0) + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, next];
  }
  return Math.min(last[right.length] ?? 0, most + 1);
}

// TU and HU are one letter apart and meant as they stand.
const shortWords = (text: string): string =>
  text
    .split(' ')
    .filter((word) => word.length < 4)
    .toSorted()
    .join(' ');

/** The name that somebody may have meant: at most two letters apart, in long ones; undefined where none is near. */
export function nearestName(typed: string, known: readonly string[]): string | undefined {
  const wanted = asSearched(typed);
  const most = wanted.length > 7 ? 2 : wanted.length > 4 ? 1 : 0;
  const near = known
    .map((name) => ({ name, apart: lettersApart(wanted, asSearched(name), most) }))
    .filter(({ name, apart }) => apart <= most && shortWords(asSearched(name)) === shortWords(wanted))
    .toSorted((one, other) => one.apart - other.apart);
  return near[0]?.name;
}
