// What a list shows as its address names it, so that a view can be shared, bookmarked and stepped through.
import { isUuid } from '@grow/core/text';
import { isCalendarDay } from '@grow/core/time';
import { withParameters } from '../../navigation';

/** One choice of a list and its parameter in the address. */
export type Parameter<Value> = {
  readonly name: string;
  /** What holds where nothing is chosen; it is not written. */
  readonly none: Value;
  /** Whether choosing it leaves entries out; the order, the page and the view leave none out. */
  readonly narrows: boolean;
  /** The value of a text; undefined for one that is not known. */
  readonly read: (text: string) => Value | undefined;
  /** The text of a value; undefined for none. */
  readonly write: (value: Value) => string | undefined;
};

/** Words to search for. */
export const words = (name = 'q'): Parameter<string> => ({
  name,
  none: '',
  narrows: true,
  read: (text) => text,
  write: (text) => (text.trim() ? text : undefined),
});

/** A name that is not known beforehand, such as a city; cut at 80 characters. */
export const label = (name: string): Parameter<string | undefined> => ({
  name,
  none: undefined,
  narrows: true,
  read: (text) => text.trim().slice(0, 80) || undefined,
  write: (text) => text,
});

const ofForm = (name: string, isOfForm: (text: string) => boolean): Parameter<string | undefined> => ({
  name,
  none: undefined,
  narrows: true,
  read: (text) => (isOfForm(text) ? text : undefined),
  write: (text) => text,
});

/** A day of the calendar, as `2024-12-02`. */
export const day = (name: string) => ofForm(name, isCalendarDay);

/** The id of something. */
export const id = (name: string) => ofForm(name, isUuid);

/** The entry behind which a list goes on, by its number; it leaves none out. */
export const entry = (name: string): Parameter<number | undefined> => ({
  name,
  none: undefined,
  narrows: false,
  read: (text) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined),
  write: (number) => (number === undefined ? undefined : String(number)),
});

/** One of some values, or none. */
export const oneOf = <Value extends string>(
  name: string,
  values: readonly Value[],
): Parameter<Value | undefined> => ({
  name,
  none: undefined,
  narrows: true,
  read: (text) => values.find((value) => value === text),
  write: (value) => value,
});

/** Always one of some values: the first where none is chosen. */
export const either = <Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
  narrows = false,
): Parameter<Value> => ({
  name,
  none: values[0],
  narrows,
  read: (text) => values.find((value) => value === text),
  write: (value) => (value === values[0] ? undefined : value),
});

/** Yes or no; `yes` is how it is written, and by default any text is read as yes. */
export const flag = (
  name: string,
  yes = '1',
  isYes: (text: string) => boolean = () => true,
): Parameter<boolean> => ({
  name,
  none: false,
  narrows: true,
  read: isYes,
  write: (value) => (value ? yes : undefined),
});

/** What a list is sorted by. */
export type Order<By extends string> = { readonly by: By; readonly isDescending: boolean };

/** The order of a list: `name`, or `-name` for descending. */
export const order = <By extends string>(values: readonly By[], none: By): Parameter<Order<By>> => ({
  name: 'sort',
  none: { by: none, isDescending: false },
  narrows: false,
  read: (text) => {
    const by = values.find((value) => value === text.replace(/^-/, ''));
    return by && { by, isDescending: text.startsWith('-') };
  },
  write: ({ by, isDescending }) =>
    by === none && !isDescending ? undefined : `${isDescending ? '-' : ''}${by}`,
});

/** The page, counted from 1. */
export const page: Parameter<number> = {
  name: 'page',
  none: 1,
  narrows: false,
  read: (text) => (/^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined),
  write: (number) => (number > 1 ? String(number) : undefined),
};

type Parameters<Choice> = { readonly [Key in keyof Choice]-?: Parameter<Choice[Key]> };

/** Reads and writes the choices of a list. */
export type AddressCodec<Choice> = {
  /** The list as it is without any choice. */
  readonly none: Choice;
  /** What the address does not say, or says in words that are not known, counts as not chosen. */
  readonly read: (query: URLSearchParams) => Choice;
  /** What was not chosen is not written, and foreign parameters stay. */
  readonly write: (query: URLSearchParams, choice: Choice) => URLSearchParams;
  /** Whether anything is chosen that leaves entries out. */
  readonly isNarrowed: (choice: Choice) => boolean;
};

/** The codec of a list out of its parameters, which are written in this order. */
export function addressCodec<Choice extends object>(parameters: Parameters<Choice>): AddressCodec<Choice> {
  const keys = Object.keys(parameters) as (keyof Choice)[];
  const each = (valueOf: <Key extends keyof Choice>(parameter: Parameter<Choice[Key]>) => Choice[Key]) =>
    Object.fromEntries(keys.map((key) => [key, valueOf(parameters[key])])) as Choice;
  const textOf = (choice: Choice, key: keyof Choice) => parameters[key].write(choice[key]);
  return {
    none: each(({ none }) => none),
    read: (query) =>
      each(({ name, none, read }) => {
        const text = query.get(name);
        return (text === null ? undefined : read(text)) ?? none;
      }),
    write: (query, choice) =>
      withParameters(
        query,
        keys.map((key) => [parameters[key].name, textOf(choice, key)] as const),
      ),
    isNarrowed: (choice) => keys.some((key) => parameters[key].narrows && textOf(choice, key) !== undefined),
  };
}
