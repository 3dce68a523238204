// Stands in the bundle where the client of the functions would be: it comes when the first function is called.
import type { FunctionsClient as RealClient } from '@supabase/functions-js';

type Given = ConstructorParameters<typeof RealClient>;

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
