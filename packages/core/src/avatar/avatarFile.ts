/**
 * The name of a new avatar: `{userId}-{milliseconds}.jpg`. It differs from the present one, because a file is cached for
 * seven days under its name.
 */
export function avatarFile(userId: string, nowMs: number, current: string | undefined): string {
  const name = `${userId}-${nowMs}.jpg`;
  return name === current ? `${userId}-${nowMs + 1}.jpg` : name;
}

/** Whether a file of the bucket is this person's avatar. */
export function belongsTo(file: string, userId: string): boolean {
  return file.startsWith(`${userId}-`) && /^\d+\.jpg$/.test(file.slice(userId.length + 1));
}

/** The milliseconds in a file's name. */
export function stampOf(file: string): number {
  return Number(file.slice(file.lastIndexOf('-') + 1, -'.jpg'.length));
}
