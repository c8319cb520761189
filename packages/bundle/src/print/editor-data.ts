import type { ElementSpec } from '@onda/core/element/contract';
import { kebab } from './names';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Completion data of VS Code's HTML editor, version 1.1. */
export function printVsCodeData(elements: readonly ElementSpec[]): string {
  return json({
    version: 1.1,
    tags: elements.map((spec) => ({
      name: spec.tag,
      description: spec.description,
      attributes: Object.entries(spec.attributes).map(([name, attribute]) => ({
        name: kebab(name),
        description: attribute.description,
        ...(attribute.type === 'enum' ? { values: attribute.values.map((value) => ({ name: value })) } : {}),
      })),
    })),
  });
}
