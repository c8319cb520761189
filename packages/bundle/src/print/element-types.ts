import type { AttributeSpec, ElementSpec, MemberSpec } from '@onda/core/element/contract';
import { allEvents } from './event-details';
import { classOf, isOwnProperty, kebab, pascal, typeOf, writtenTypeOf } from './names';

export const HEAD = '// Printed by `pnpm generate` from the contracts. Do not edit.\n';

const comment = (indent: string, text: string) => `${indent}/** ${text.replaceAll('*/', '* /')} */\n`;

/** `elements.d.ts`: an interface for each element, what its tag may be written with, and the map of tags. */
export function printElementTypes(elements: readonly ElementSpec[]): string {
  return `${HEAD}import type {} from './events.js';

/** The type of every element. */
export interface OndaElement extends HTMLElement {
  /** Set once the element works. */
  readonly dataset: DOMStringMap & { ready?: ''; failed?: '' };
}

/** Attributes of every element. */
export interface OndaAttributes {
  /** \`eager\`: its code is loaded at once, wherever it stands. */
  loading?: 'eager';
}
${elements.map(printElement).join('')}
/** Tag → attributes. */
export interface OndaAttributesByTag {
${elements.map(({ tag }) => `  '${tag}': ${pascal(tag)}Attributes;\n`).join('')}}

declare global {
  interface HTMLElementTagNameMap {
${elements.map(({ tag }) => `    '${tag}': ${classOf(tag)};\n`).join('')}  }
}
`;
}

function printElement(spec: ElementSpec): string {
  const written = Object.entries({ ...spec.attributes, ...spec.lateAttributes });
  const properties = Object.entries(spec.attributes).filter(([name]) => isOwnProperty(name));
  return `
${comment('', `\`<${spec.tag}>\` ${spec.description}`)}export interface ${classOf(spec.tag)} extends OndaElement {
${properties.map(([name, attribute]) => printRow(`${name}:`, attribute, typeOf(attribute))).join('')}${Object.entries(
  spec.members ?? {},
)
  .map(printMember)
  .join('')}}

${comment('', `The attributes of \`<${spec.tag}>\`.`)}export interface ${pascal(spec.tag)}Attributes extends OndaAttributes {
${written.map(([name, attribute]) => printRow(`'${kebab(name)}'?:`, attribute, writtenTypeOf(attribute))).join('')}}
`;
}

function printMember([name, { type, description }]: [string, MemberSpec]): string {
  const isReadonly = type.startsWith('readonly ');
  return `${comment('  ', description)}  ${isReadonly ? 'readonly ' : ''}${name}: ${type.replace('readonly ', '')};\n`;
}

function printRow(label: string, { description, default: value }: AttributeSpec, type: string): string {
  const standard = value === '' ? '' : ` Default: \`${JSON.stringify(value)}\`.`;
  return `${comment('  ', `${description}${standard}`)}  ${label} ${type};\n`;
}

/** `events.d.ts`: the type of every event, for listeners on elements, the document and the window. */
export function printEventTypes(elements: readonly ElementSpec[]): string {
  const events = allEvents(elements);
  return `${HEAD}/** Event → its \`detail\`. */
export interface OndaEventDetails {
${events.map(([name, { detail }]) => `  'onda-${name}': ${detail};\n`).join('')}}

/** Event → the event that a listener gets. */
export type OndaEventMap = { [K in keyof OndaEventDetails]: CustomEvent<OndaEventDetails[K]> };

declare global {
  // This map types the listeners of elements, of the document and of the window.
  interface GlobalEventHandlersEventMap {
${events.map(([name]) => `    'onda-${name}': CustomEvent<OndaEventDetails['onda-${name}']>;\n`).join('')}  }
}
`;
}
