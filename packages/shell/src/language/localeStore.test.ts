import { beforeEach, describe, expect, it } from 'vitest';
import { createLocaleStore, LOCALE_STORAGE_KEY } from './localeStore';

const storage = () => window.localStorage;
const refusing = (): Storage => {
  throw new DOMException('denied', 'SecurityError');
};

function open(from: () => Pick<Storage, 'getItem' | 'setItem'> = storage) {
  const shown: string[] = [];
  const store = createLocaleStore(from, (locale) => shown.push(locale));
  return { store, shown };
}

describe('the language', () => {
  beforeEach(() => {
    window.localStorage.clear();
  });

  it('is English by default and told to the page at once', () => {
    expect(open().shown).toEqual(['en']);
  });

  it('is what was chosen here before', () => {
    open().store.choose('de');
    expect(window.localStorage.getItem(LOCALE_STORAGE_KEY)).toBe('de');
    expect(open().store.getSnapshot()).toBe('de');
  });

  it('follows the profile while nothing was chosen here', () => {
    const { store, shown } = open();
    store.suggest('de');
    expect(shown).toEqual(['en', 'de']);
    expect(window.localStorage.getItem(LOCALE_STORAGE_KEY)).toBeNull();
  });

  it('is the profile’s from the beginning once it was read here, until it is chosen', () => {
    open().store.suggest('de');
    const { store, shown } = open();
    expect(shown).toEqual(['de']);
    store.suggest('en');
    expect(open().shown).toEqual(['en']);
    store.choose('de');
    store.suggest('en');
    expect(open().shown).toEqual(['de']);
  });

  it('stays as chosen here, whatever the profile says', () => {
    const { store } = open();
    store.choose('en');
    store.suggest('de');
    expect(store.getSnapshot()).toBe('en');
  });

  it.each([undefined, '', 'fr', 'DE!'])('takes no language it does not speak: %s', (locale) => {
    const { store } = open();
    store.suggest(locale);
    expect(store.getSnapshot()).toBe('en');
  });

  it('reads junk in storage as no choice', () => {
    window.localStorage.setItem(LOCALE_STORAGE_KEY, 'klingon');
    expect(open().store.getSnapshot()).toBe('en');
  });

  it('changes for the page where storage is forbidden', () => {
    const { store, shown } = open(refusing);
    store.choose('de');
    expect(shown).toEqual(['en', 'de']);
  });

  it('tells those who listen, until they stop', () => {
    const { store } = open();
    let calls = 0;
    const stop = store.subscribe(() => {
      calls += 1;
    });
    store.choose('de');
    store.choose('de');
    stop();
    store.choose('en');
    expect(calls).toBe(1);
  });
});
