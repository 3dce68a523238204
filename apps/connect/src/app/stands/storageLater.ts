// Stands in the bundle where the client of the files would be: it comes when the first file is asked for.
import type { StorageClient as RealClient } from '@supabase/storage-js';

type Given = ConstructorParameters<typeof RealClient>;
type Bucket = ReturnType<RealClient['from']>;

/** A client of the files whose every action loads the real one first. */
export class StorageClient {
  readonly #given: Given;
  #loading: Promise<RealClient> | undefined;

  constructor(...given: Given) {
    this.#given = given;
  }

  /** The real client; a load that failed is tried again by the next action. */
  async #real(): Promise<RealClient> {
    this.#loading ??= import('@supabase/storage-js').then(
      ({ StorageClient: Real }) => new Real(...this.#given),
    );
    try {
      return await this.#loading;
    } catch (error) {
      this.#loading = undefined;
      throw error;
    }
  }

  /** The actions on a bucket that this app takes, each as the real client has it. */
  from(name: string): Pick<Bucket, 'upload' | 'remove' | 'list' | 'download'> {
    const bucket = async () => (await this.#real()).from(name);
    return {
      upload: async (...given) => (await bucket()).upload(...given),
      remove: async (...given) => (await bucket()).remove(...given),
      list: async (...given) => (await bucket()).list(...given),
      download: ((...given: Parameters<Bucket['download']>) =>
        bucket().then((real) => real.download(...given))) as unknown as Bucket['download'],
    };
  }
}
