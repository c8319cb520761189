import { cpSync, existsSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryFiles } from '../check/same-paths';
import { REPO } from '../rig/places';

/** The files of the repository in a new folder, which the caller removes. Links are enough of an install. */
export function copyOfRepository(): string {
  const root = mkdtempSync(join(tmpdir(), 'onda-made-'));
  for (const file of repositoryFiles(REPO).filter((name) => existsSync(join(REPO, name))))
    cpSync(join(REPO, file), join(root, file));
  symlinkSync(join(REPO, 'node_modules'), join(root, 'node_modules'));
  for (const name of readdirSync(join(root, 'packages'))) {
    const links = join('packages', name, 'node_modules');
    if (existsSync(join(REPO, links)))
      cpSync(join(REPO, links), join(root, links), { recursive: true, verbatimSymlinks: true });
  }
  return root;
}
