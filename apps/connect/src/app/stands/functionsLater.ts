// Stands in the bundle where the client of the functions would be: it comes when the first function is called.
import type { FunctionsClient as RealClient } from '@supabase/functions-js';

type Given = ConstructorParameters<typeof RealClient>;

/** Only handed on by the client library; what the real client throws is of its own classes, and we tell errors by what they carry. */
export class FunctionsError extends Error {}
export class FunctionsFetchError extends FunctionsError {}
export class FunctionsRelayError extends FunctionsError {}
export class FunctionsHttpError extends FunctionsError {}

/** Only handed on by the client library: where functions run is the project's matter. */
export const FunctionRegion = {};

/** A client of the functions whose every call loads the real one, which the browser keeps. */
export class FunctionsClient {
  readonly #given: Given;

  constructor(...given: Given) {
    this.#given = given;
  }

  /** Calls a function, as the real client does. @throws TypeError when the client itself cannot be loaded */
  readonly invoke: RealClient['invoke'] = async (...given) => {
    const { FunctionsClient: Real } = await import('@supabase/functions-js');
    return new Real(...this.#given).invoke(...given);
  };
}
