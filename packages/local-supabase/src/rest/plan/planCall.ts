import { refusals } from '../refusals';
import { negotiateForm } from '../request/mediaTypes';
import type { RestRequest } from '../request/RestRequest';
import type { DatabaseFunction, Schema } from '../schema/Schema';
import { answerQuery, type BodyForm } from '../sql/answerQuery';
import { callQuery, returnsValues, type CallArguments } from '../sql/callQuery';
import { countQuery, readQuery } from '../sql/readQuery';
import { embed, limitRows } from './embed';
import { findFunction } from './findFunction';
import { neededColumns } from './neededColumns';
import type { Plan } from './Plan';
import { countOf, rangeAnswer, refuseInvalidPreferences, requireOneRow } from './planRead';
import { applyParameters, treeOf } from './readTree';

/** Plans the call of a function. @throws RestRefusal */
export function planCall(request: RestRequest, schema: Schema, maxRows: number): Plan {
  const { preferences, parameters, method } = request;
  const { called, given } = findCalled(request, schema);
  const rows = called.returnsRows ? called.returnType.name : called.name;
  const root = treeOf({ schema: request.resource.schema, name: rows }, parameters.select);
  applyParameters(root, parameters, { isWriting: false, range: request.range });
  root.source = { schema: '', name: 'pgrst_source' };
  root.sourceAlias = rows;
  embed(root, schema);
  limitRows(root, maxRows);
  const form = negotiateForm(request.accept);
  refuseInvalidPreferences(request);
  const isLimited = preferences.handling === 'strict' && preferences.maxAffected !== null;
  if (isLimited && !called.returnsSet) throw refusals.maxAffectedOfSingle();
  const isHead = method === 'HEAD';
  const counting = countQuery(root, null, schema);
  return {
    query: answerQuery({
      source: callQuery(called, given, neededColumns(root, [])),
      answer: readQuery(root, null, schema),
      body: isHead || called.returnsVoid ? { kind: 'none' } : bodyOf(called, form),
      count: countOf(request, counting, maxRows),
      isOneRow: !called.returnsSet,
    }),
    estimate: null,
    isReadOnly: method !== 'POST' || called.volatility !== 'volatile',
    settings: called.settings,
    check(result) {
      if (form.format === 'object') requireOneRow(result);
      if (isLimited && result.rows > (preferences.maxAffected ?? 0)) throw refusals.maxAffected(result.rows);
    },
    answer(result) {
      const answer = rangeAnswer(request, result, form.contentType, isHead);
      if (!called.returnsVoid) return answer;
      delete answer.headers['content-type'];
      return { ...answer, status: 204, body: null };
    },
  };
}

/** What OPTIONS of a function allows. @throws RestRefusal PGRST202 */
export function methodsOfFunction(request: RestRequest, schema: Schema): string {
  const { called } = findCalled(request, schema);
  return called.volatility === 'volatile' ? 'OPTIONS,POST' : 'OPTIONS,GET,HEAD,POST';
}

function findCalled(
  { resource, parameters, payload }: RestRequest,
  schema: Schema,
): { called: DatabaseFunction; given: CallArguments } {
  const pairs = payload === null ? parameters.arguments : payload.form;
  const keys = payload?.keys ?? [...new Set(parameters.arguments.map(([name]) => name))];
  const { called, takesWholeBody } = findFunction(schema, {
    name: resource,
    keys,
    type: payload?.type ?? 'application/json',
    isPost: payload !== null,
  });
  if (takesWholeBody) return { called, given: { kind: 'body', body: payload?.text ?? '' } };
  if (pairs === undefined) return { called, given: { kind: 'json', body: payload?.text ?? '', names: keys } };
  const values = new Map(
    keys.map((key) => [key, pairs.filter(([name]) => name === key).map(([, value]) => value)]),
  );
  return { called, given: { kind: 'texts', values } };
}

function bodyOf(called: DatabaseFunction, form: ReturnType<typeof negotiateForm>): BodyForm {
  if (returnsValues(called)) return { kind: 'values', form, isSingle: !called.returnsSet };
  return called.returnsSet ? { kind: 'rows', form } : { kind: 'row', form };
}
