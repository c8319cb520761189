import { existsSync } from 'node:fs';
import { bundledPackages, factsOf } from './notices';

/**
 * The bill of materials of the zip, CycloneDX 1.6: what the build holds of others. Without a time and a number by
 * chance, so that the same sources give the same bill.
 */
export function billOfMaterials(build: string, version: string): object {
  const components = bundledPackages(build).map(componentOf);
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

/** A package within another is not installed: its name alone is known. */
function componentOf(folder: string) {
  if (!existsSync(folder)) return { type: 'library', name: folder.replace(/^.*node_modules\//, '') };
  const { name, version, license } = factsOf(folder);
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return { type: 'library', name, version, purl, licenses: [{ license: { id: license } }] };
}
