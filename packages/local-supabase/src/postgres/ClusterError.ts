/** Why a cluster could not start. */
export type ClusterErrorCode =
  | 'account_missing'
  | 'binaries_missing'
  | 'data_dir_closed'
  | 'data_dir_in_use'
  | 'init_failed'
  | 'start_failed';

/** A refusal to start whose message says what to do about it. */
export class ClusterError extends Error {
  override readonly name = 'ClusterError';
  constructor(
    readonly code: ClusterErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
