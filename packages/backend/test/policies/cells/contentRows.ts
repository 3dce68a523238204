/** A table of the site's content as its cells speak about it. */
export interface ContentTable {
  table: string;
  /** In the names of its functions. */
  one: string;
  /** How many rows are published, and how many there are. */
  published: number;
  all: number;
  add: string;
  /** Finds the first row of the list. */
  first: string;
  /** Finds the row that is not published. */
  unpublished: string;
}

export const contentRows: readonly ContentTable[] = [
  {
    table: 'faqs',
    one: 'faq',
    published: 7,
    all: 8,
    add: `insert into public.faqs (slug, question_en, question_de, answer_en, answer_de, position)
      values ('new', 'New', 'Neu', 'New', 'Neu', 9)`,
    first: "slug = 'who'",
    unpublished: "slug = 'unpublished'",
  },
  {
    table: 'partners',
    one: 'partner',
    published: 2,
    all: 3,
    add: "insert into public.partners (name, tier, position) values ('New', 'media', 4)",
    first: "name = 'First'",
    unpublished: "name = 'Not yet'",
  },
];
