import { AppError } from '../errors/AppError';

/** What the `version.json` of an app says. */
export interface DeployedVersion {
  readonly app: 'site' | 'connect';
  /** Another one for each build of other files. */
  readonly version: string;
  /** The newest migration that the build was written for. */
  readonly database: string;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Reads a `version.json`. @throws AppError `invalid_response` for anything else */
export function deployedVersionFrom(json: unknown): DeployedVersion {
  const { app, version, database } = (typeof json === 'object' && json !== null ? json : {}) as Record<
    string,
    unknown
  >;
  if ((app !== 'site' && app !== 'connect') || !isText(version) || !isText(database))
    throw new AppError('invalid_response', { message: 'The version of the app is not to be read.' });
  return { app, version, database };
}
