import { cpSync, existsSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles } from '../check/same-paths';
import { REPO } from './places';

/**
 * Copies the files of the repository, those that `isMeant`, into a folder, and returns the folder. Installed packages
 * are linked; the links between our packages lead to those of the copy.
 */
export function copyRepository(to: string, isMeant: (file: string) => boolean = () => true): string {
  for (const file of repositoryFiles(REPO).filter((name) => isMeant(name) && existsSync(join(REPO, name))))
    cpSync(join(REPO, file), join(to, file));
  symlinkSync(join(REPO, 'node_modules'), join(to, 'node_modules'));
  for (const name of readdirSync(join(REPO, 'packages'))) {
    const links = join('packages', name, 'node_modules');
    if (existsSync(join(REPO, links)))
      cpSync(join(REPO, links), join(to, links), { recursive: true, verbatimSymlinks: true });
  }
  return to;
}
