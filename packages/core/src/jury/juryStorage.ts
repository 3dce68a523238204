// What a store keeps on its device, by name.

/** A text, and whether the server lacks what it says. */
export interface KeptText {
  readonly text: string;
  readonly isUnsent: boolean;
}

/** Texts of one person that outlive the page, such as a database of the browser. Everything may reject. */
export interface JuryStorage {
  readAll(): Promise<ReadonlyMap<string, KeptText>>;
  /** Writes what `change` makes of the text, in one transaction among all tabs; undefined removes it. */
  update(
    name: string,
    change: (kept: KeptText | undefined) => KeptText | undefined,
  ): Promise<KeptText | undefined>;
}

/** The storage, with the page in its place for what it refuses; `onRefused` is told each time. */
export function withPageInstead(storage: JuryStorage, onRefused: () => void): JuryStorage {
  const page = new Map<string, KeptText | undefined>();
  return {
    async readAll() {
      const all = new Map<string, KeptText>();
      try {
        for (const [name, kept] of await storage.readAll()) all.set(name, kept);
      } catch {
        onRefused();
      }
      for (const [name, kept] of page) {
        if (kept) all.set(name, kept);
        else all.delete(name);
      }
      return all;
    },
    async update(name, change) {
      try {
        const result = await storage.update(name, (kept) => change(page.has(name) ? page.get(name) : kept));
        page.delete(name);
        return result;
      } catch {
        onRefused();
        const result = change(page.get(name));
        page.set(name, result);
        return result;
      }
    },
  };
}

/** Texts in memory, for tests and for browsers that keep nothing. */
export function juryMemory(): JuryStorage & { readonly texts: Map<string, KeptText> } {
  const texts = new Map<string, KeptText>();
  return {
    texts,
    readAll: () => Promise.resolve(new Map(texts)),
    update: (name, change) => {
      const result = change(texts.get(name));
      if (result) texts.set(name, result);
      else texts.delete(name);
      return Promise.resolve(result);
    },
  };
}
