import { pathToFileURL } from 'node:url';
import type { Options } from 'tsup';
import type { AttributeSpec, ElementSpec } from '../../packages/core/src/contract';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** The browser needs the tag and how to read the attributes; titles, descriptions and the rest are for PHP and the docs. */
export const slimContracts: Plugin = {
  name: 'slim-contracts',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/](\w+-)*contract\.ts$/ }, async ({ path }) => {
      const contracts = (await import(pathToFileURL(path).href)) as Record<string, ElementSpec>;
      const lines = Object.entries(contracts).map(([name, spec]) => `export const ${name} = ${slim(spec)};`);
      return { contents: lines.join('\n'), loader: 'js' };
    });
  },
};

function slim({ tag, root, attributes }: ElementSpec): string {
  const read = Object.entries(attributes).map(([name, attribute]) => [name, withoutDescription(attribute)]);
  return JSON.stringify({ tag, root, attributes: Object.fromEntries(read) });
}

const withoutDescription = ({ description, ...rest }: AttributeSpec) => rest;
