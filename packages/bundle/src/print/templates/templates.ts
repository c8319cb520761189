import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { asTemplate, check, FAULTS } from '../markup';

/** The modules whose components are templates; those of a `PhpTemplates.tsx` only PHP fills. */
export const TEMPLATES = /^[\w-]+\/src\/(.+\/)?\w*Templates\.tsx$/;
export const isFilledByScripts = (file: string) => !file.endsWith('PhpTemplates.tsx');

/** A component of a `Templates.tsx`. Its values are texts and numbers. */
export type TemplateComponent = (values: Record<string, never>) => ReactNode;

/** Each value is its own placeholder, whatever the component calls it. */
export const PLACEHOLDERS: Record<string, never> = new Proxy(
  {},
  {
    get: (_, name) => `{{${String(name)}}}`,
    ownKeys() {
      throw new Error('a template names each of its values: write them out in place of `...others`');
    },
  },
);

/**
 * The module of templates of a `Templates.tsx`: the component `NextLink` becomes `nextLink`. `file` names it in errors.
 */
export function printTemplates(file: string, components: Record<string, TemplateComponent>): string {
  const rows = Object.entries(components).map(([name, component]) => {
    const html = templateOf(component);
    check(`${file}: ${name}`, html, FAULTS);
    const names = [...new Set([...html.matchAll(/\{\{(\w+)\}\}/g)].map(([, found]) => `'${found}'`))];
    const [, tag] = /^<([\w-]+)/.exec(html) ?? [];
    const types = names.length > 0 ? `'${tag}', ${names.join(' | ')}` : `'${tag}'`;
    return `export const ${nameOf(name)}: Template<${types}> =\n  '${html}';\n`;
  });
  return `// Printed by \`pnpm generate\` from Templates.tsx. Do not edit.
import type { Template } from '@onda/core/dom/from-template';

${rows.join('\n')}`;
}

/** The markup of the component, with the names of its values in double braces. */
export const templateOf = (component: TemplateComponent): string =>
  asTemplate(renderToStaticMarkup(createElement(() => component(PLACEHOLDERS))));

const nameOf = (component: string) => component.charAt(0).toLowerCase() + component.slice(1);
