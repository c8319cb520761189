import { spellings } from '@onda/core/element/attributes';
import type { AttributeSpec, ElementSpec } from '@onda/core/element/contract';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const kebab = (name: string) => spellings(name)[0] ?? name;

const TYPES: Record<AttributeSpec['type'], string> = {
  string: 'string',
  url: 'string',
  number: 'number',
  boolean: 'boolean',
  enum: 'string',
  json: 'unknown',
};

const typeOf = (attribute: AttributeSpec) =>
  attribute.type === 'enum'
    ? attribute.values.map((value) => `'${value}'`).join(' | ')
    : TYPES[attribute.type];

/** The Custom Elements Manifest, schema 1. */
export function printCustomElements(elements: readonly ElementSpec[]): string {
  return json({
    schemaVersion: '1.0.0',
    modules: elements.map((spec) => ({
      kind: 'javascript-module',
      path: `packages/${spec.feature}/src/element.ts`,
      declarations: [
        {
          kind: 'class',
          customElement: true,
          name: spec.tag,
          tagName: spec.tag,
          description: spec.description,
          attributes: Object.entries(spec.attributes).map(([name, attribute]) => ({
            name: kebab(name),
            fieldName: name,
            description: attribute.description,
            default: JSON.stringify(attribute.default),
            type: { text: typeOf(attribute) },
          })),
          events: Object.entries(spec.events).map(([name, description]) => ({
            name: `onda-${name}`,
            description,
            type: { text: 'CustomEvent' },
          })),
          cssParts: Object.entries(spec.parts).map(([name, description]) => ({ name, description })),
          cssProperties: Object.entries(spec.properties).map(([name, description]) => ({
            name,
            description,
          })),
        },
      ],
      exports: [{ kind: 'custom-element-definition', name: spec.tag, declaration: { name: spec.tag } }],
    })),
  });
}

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

/** The tags as React 19 knows them: kebab-case attributes and the element's own properties. */
export function printJsxTypes(elements: readonly ElementSpec[]): string {
  const rows = elements.map((spec) => {
    const attributes = Object.entries(spec.attributes).flatMap(([name, attribute]) =>
      [...new Set([name, kebab(name)])].map((spelling) => `        '${spelling}'?: ${typeOf(attribute)};\n`),
    );
    return `      /** ${spec.description} */\n      '${spec.tag}': import('react').HTMLAttributes<HTMLElement> & {\n${attributes.join('')}      };\n`;
  });
  return `// Printed by \`pnpm generate\` from the contracts. Do not edit.
import 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${rows.join('')}    }
  }
}
`;
}
