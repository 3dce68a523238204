// Mails to send: nobody writes them by hand, organisers may look, and only the worker's key claims and settles.
import type { Outcome } from '../Action';
import { cellsOf } from '../cell';
import { ids } from '../world';
import { only } from './row';

const schema = 'no grant: schema private';
const table = 'no grant: table outbox';
const readers = ['self', 'other', 'mentor', 'noProfile', 'demoted'] as const;
const refusedTable = [schema, table, table, table, table, table, table] as const;
const claim = 'no grant: function claim_outbox';
const settle = 'no grant: function settle_outbox';
const nobody = (refusal: string): [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome, Outcome] => [
  refusal,
  refusal,
  refusal,
  refusal,
  refusal,
  refusal,
  refusal,
];

export const outboxCells = [
  ...cellsOf('private.outbox', [
    {
      verb: 'select',
      name: 'read all',
      sql: 'select from private.outbox',
      expect: [schema, 0, 0, 0, 1, 0, 0],
      guards: { 'policy outbox_read_by_orga': readers, 'rls private.outbox': readers },
    },
    {
      verb: 'insert',
      name: 'send a mail to somebody',
      sql: "insert into private.outbox (kind, recipient) values ('greeting', 'you@example.org')",
      expect: refusedTable,
    },
    {
      verb: 'update',
      name: 'redirect a mail',
      sql: "update private.outbox set recipient = 'me@example.org'",
      expect: refusedTable,
    },
    {
      verb: 'delete',
      name: 'take a mail back',
      sql: 'delete from private.outbox',
      expect: refusedTable,
    },
  ]),
  ...cellsOf('private.claim_outbox', [
    {
      verb: 'call',
      name: 'claim a mail',
      sql: 'select from private.claim_outbox(1, now())',
      expect: [schema, claim, claim, claim, claim, claim, claim],
    },
  ]),
  ...(
    [
      ['is_mail_needed', 'null::private.outbox, now()'],
      ['mail_details', "'greeting', '{}'"],
    ] as const
  ).flatMap(([name, args]) =>
    cellsOf(`private.${name}`, [
      {
        verb: 'call',
        name: 'call it',
        sql: `select private.${name}(${args})`,
        expect: only(schema, `no grant: function ${name}`, {}),
      },
    ]),
  ),
  ...cellsOf('private.settle_outbox', [
    {
      verb: 'call',
      name: 'settle a mail',
      sql: `select private.settle_outbox('${ids.self}', '${ids.self}', null, now())`,
      expect: [schema, settle, settle, settle, settle, settle, settle],
    },
  ]),
  ...cellsOf('public.claim_outbox', [
    {
      verb: 'call',
      name: 'claim a mail',
      sql: 'select from public.claim_outbox(1)',
      expect: nobody(claim),
    },
  ]),
  ...cellsOf('public.settle_outbox', [
    {
      verb: 'call',
      name: 'settle a mail',
      sql: `select public.settle_outbox('${ids.self}', '${ids.self}')`,
      expect: nobody(settle),
    },
  ]),
];
