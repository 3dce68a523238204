import type postgres from 'postgres';

type Tier = 'main' | 'prize' | 'workshop' | 'media' | 'city';

/** Invented organisations; nobody real is shown as a partner of a demo. */
const partners: readonly { name: string; tier: Tier; url: string | null }[] = [
  { name: 'Nordlicht Stiftung', tier: 'main', url: 'https://nordlicht.example.org/' },
  { name: 'Brückenkapital', tier: 'prize', url: 'https://brueckenkapital.example.org/' },
  { name: 'Werkraum Süd', tier: 'workshop', url: 'https://werkraum.example.org/' },
  { name: 'Campusfunk', tier: 'media', url: 'https://campusfunk.example.org/' },
  { name: 'Karlsruhe', tier: 'city', url: null },
  { name: 'Mannheim', tier: 'city', url: null },
];

/** Adds the demo's partners where there are none at all, so that what organisers changed stays. */
export async function addPartners(sql: postgres.TransactionSql): Promise<void> {
  const [found] = await sql`select 1 from public.partners limit 1`;
  if (found) return;
  const rows = partners.map((partner, index) => ({ ...partner, position: index + 1, published: true }));
  await sql`insert into public.partners ${sql(rows)}`;
}
