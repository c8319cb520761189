import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Options } from 'tsup';
import type { AttributeSpec, ElementSpec } from '../../packages/core/src/element/contract';
import { printConstants } from './contract-lines';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];
type Attributes = Record<string, AttributeSpec>;

/**
 * The browser needs the tag and how to read the attributes; titles, descriptions and the rest are for PHP and the docs.
 * `contract.ts` exports elements; beside it, the contract of a lazy part exports attributes alone.
 */
export const slimContracts: Plugin = {
  name: 'slim-contracts',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/](.*[\\/])?(\w+-)*contract\.ts$/ }, async ({ path }) => {
      const contracts = (await import(pathToFileURL(path).href)) as Record<string, ElementSpec | Attributes>;
      const slimmed = Object.entries(contracts).map(([name, contract]) => [name, slim(contract)]);
      const contents = printConstants(
        Object.fromEntries(slimmed),
        basename(path),
        readFileSync(path, 'utf8'),
      );
      return { contents, loader: 'js' };
    });
  },
};

function slim(contract: ElementSpec | Attributes) {
  if (!isElement(contract)) return readable(contract);
  const { tag, root, attributes } = contract;
  return { tag, root, attributes: readable(attributes) };
}

const isElement = (contract: ElementSpec | Attributes): contract is ElementSpec =>
  typeof contract.tag === 'string';

const readable = (attributes: Attributes) =>
  Object.fromEntries(Object.entries(attributes).map(([name, attribute]) => [name, withoutProse(attribute)]));

/** The step is the slider's own; to read a number its range is enough. */
const withoutProse = (attribute: AttributeSpec) =>
  attribute.type === 'enum' && attribute.isCheckedLate
    ? { type: 'string', default: attribute.default }
    : { ...attribute, description: undefined, step: undefined };
