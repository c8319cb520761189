import { COMMON_EVENTS, detailOf } from '../../packages/bundle/src/print/event-details';
import { classOf, pascal, typeOf } from '../../packages/bundle/src/print/names';
import type { AttributeSpec, ElementSpec } from '../../packages/core/src/element/contract';

const attributesOf = (spec: ElementSpec): [string, AttributeSpec][] =>
  Object.entries({ ...spec.attributes, ...spec.lateAttributes, ...LOADING });

/** Every element has it. */
const LOADING: Record<string, AttributeSpec> = {
  loading: { type: 'enum', values: ['eager'], default: '', description: 'Load its code at once.' },
};

/** Prop → event, without `onda-`. */
const eventsOf = (spec: ElementSpec) =>
  Object.entries({ ...COMMON_EVENTS, ...spec.events }).map(([name, text]) => ({
    prop: `on${pascal(name)}`,
    name,
    text,
    ...detailOf(name),
  }));

/** `components/<tag>.js`. Nothing runs before it is used, so an application keeps what it uses. */
export function printComponent(spec: ElementSpec): string {
  const events = Object.fromEntries(
    eventsOf(spec).map(({ prop, name, isOnElement }) => [prop, { type: `onda-${name}`, isOnElement }]),
  );
  return `'use client';
import { createComponent } from '../create-component.js';
export const ${pascal(spec.tag)} = /*#__PURE__*/ createComponent({
  tag: '${spec.tag}',
  name: '${pascal(spec.tag)}',
  attributes: ${JSON.stringify(attributesOf(spec).map(([name]) => name))},
  events: ${JSON.stringify(events)},
  load: () => import('@onda/elements/define/${spec.tag}'),
});
`;
}

const comment = (indent: string, text: string) => `${indent}/** ${text.replaceAll('*/', '* /')} */\n`;

/** `components/<tag>.d.ts`. */
export function printComponentTypes(spec: ElementSpec): string {
  const element = classOf(spec.tag);
  return `import type { HTMLAttributes, ReactNode } from 'react';
import type { OndaEventMap, ${element} } from '@onda/elements';
import type { OndaComponent } from '../create-component.js';
${printProps(spec, element)}
${comment('', `${spec.description} It is \`<${spec.tag}>\`.`)}export declare const ${pascal(spec.tag)}: OndaComponent<${element}, ${pascal(spec.tag)}Props>;
`;
}

function printProps(spec: ElementSpec, element: string): string {
  const attributes = attributesOf(spec);
  const events = eventsOf(spec);
  const own = [...attributes.map(([name]) => name), ...events.map(({ prop }) => prop)];
  const rows = attributes.map(
    ([name, attribute]) =>
      `${comment('  ', describe(attribute))}  ${name}?: ${typeOf(attribute)} | undefined;\n`,
  );
  const handlers = events.map(
    ({ prop, name, text }) =>
      `${comment('  ', text)}  ${prop}?: ((event: OndaEventMap['onda-${name}']) => void) | undefined;\n`,
  );
  return `
export interface ${pascal(spec.tag)}Props extends Omit<HTMLAttributes<${element}>, ${own.map((name) => `'${name}'`).join(' | ')}> {
${rows.join('')}${handlers.join('')}  children?: ReactNode;
}
`;
}

const describe = ({ description, default: value }: AttributeSpec) =>
  value === '' ? description : `${description} Default: \`${JSON.stringify(value)}\`.`;

/** The lines of \`index\` that hand on all components. */
export function printIndex(elements: readonly ElementSpec[], areTypes: boolean): string {
  return elements
    .map(({ tag }) => {
      const names = areTypes ? `${pascal(tag)}, type ${pascal(tag)}Props` : pascal(tag);
      return `export { ${names} } from './components/${tag}.js';\n`;
    })
    .join('');
}

/** `server.js`: no hooks and no directive. */
export function printServer(elements: readonly ElementSpec[]): string {
  const rows = elements.map(
    (spec) => `export const ${pascal(spec.tag)} = /*#__PURE__*/ createServerComponent({
  tag: '${spec.tag}',
  name: '${pascal(spec.tag)}',
  attributes: ${JSON.stringify(attributesOf(spec).map(([name]) => name))},
});
`,
  );
  return `import { createServerComponent } from './create-server-component.js';\n${rows.join('')}`;
}

export function printServerTypes(elements: readonly ElementSpec[]): string {
  const rows = elements.map((spec) => {
    const props = `${pascal(spec.tag)}Props`;
    const handlers = eventsOf(spec)
      .map(({ prop }) => `'${prop}'`)
      .join(' | ');
    return `export declare const ${pascal(spec.tag)}: OndaServerComponent<Omit<${props}, ${handlers}>>;\n`;
  });
  const imports = elements.map(
    ({ tag }) => `import type { ${pascal(tag)}Props } from './components/${tag}.js';\n`,
  );
  return `import type { OndaServerComponent } from './create-server-component.js';\n${imports.join('')}${rows.join('')}`;
}
