import { bundledPackages, factsOf } from './notices';

/**
 * The bill of materials of the zip, CycloneDX 1.6: what the build holds of others. The bill has no time and no random
 * number, so that the same sources give the same bill.
 */
export function billOfMaterials(build: string, version: string, lock: string): object {
  const components = bundledPackages(build).map((folder) => componentOf(folder, lock));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        name: 'onda',
        version,
        licenses: [{ license: { id: 'GPL-2.0-or-later' } }],
      },
    },
    components: components.sort((one, other) => one.name.localeCompare(other.name, 'en')),
  };
}

/** Its hash is that of the archive in the registry. */
function componentOf(folder: string, lock: string) {
  const { name, version, license, integrity = lockedAs(`${name}@${version}`, lock) } = factsOf(folder);
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const content = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
  const hashes = [{ alg: 'SHA-512', content }];
  return { type: 'library', name, version, hashes, licenses: [{ license: { id: license } }], purl };
}

/** Throws for a package that the lock file does not have. */
function lockedAs(name: string, lock: string): string {
  const entry = lock.replaceAll("'", '').split(`\n  ${name}:\n`)[1] ?? '';
  const [, integrity] = /^ {4}resolution: \{integrity: (sha512-[\w+/=]+)/.exec(entry) ?? [];
  if (integrity === undefined) throw new Error(`The lock file has no hash of ${name}`);
  return integrity;
}
