import { chmod, cp, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '../../src/projectFolder';

/** Copies the folder that holds `supabase/` into `home`, to be changed there; resolves to the copy. */
export async function copyProject(home: string): Promise<string> {
  // As root the database runs as another user, who must get through to its data.
  await chmod(home, 0o711);
  const folder = join(home, 'project');
  await cp(join(projectFolder, 'supabase'), join(folder, 'supabase'), { recursive: true });
  // What functions import is looked for beside them.
  await cp(join(projectFolder, 'package.json'), join(folder, 'package.json'));
  await symlink(join(projectFolder, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
