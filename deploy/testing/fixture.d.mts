/** Writes two small built apps, `site` and `connect`, into a new folder and returns it. */
export function writeFixture(): string;
