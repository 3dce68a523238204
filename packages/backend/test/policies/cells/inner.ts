// What functions are made of: called by them and by nobody else.
import { cellsOf } from '../cell';
import { only } from './row';

/** Functions of the private schema by their names, each with arguments that it could be called with. */
export const innerCells = (inner: Readonly<Record<string, string>>) =>
  Object.entries(inner).flatMap(([name, args]) =>
    cellsOf(`private.${name}`, [
      {
        verb: 'call',
        name: 'call it',
        sql: `select private.${name}(${args})`,
        expect: only('no grant: schema private', `no grant: function ${name}`, {}),
      },
    ]),
  );
