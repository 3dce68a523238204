export declare const VERSION_FILE: string;
export declare const VERSION_MARK: string;
export declare function writeVersion(
  folder: string,
  about: { app: 'site' | 'connect'; database: string },
): string;
