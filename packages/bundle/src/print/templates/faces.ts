import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { phpReturn } from '../../php';
import { asTemplate, check, FAULTS } from '../markup';
import { PLACEHOLDERS, type TemplateComponent } from './templates';

/** A module of templates by its file: `theme/src/share-links/Templates.tsx` → what it exports. */
type Modules = readonly (readonly [file: string, components: Record<string, unknown>])[];

const HEAD = `// Printed by \`pnpm generate\` from the components of each \`Templates.tsx\` that PHP names. Do not edit.

declare(strict_types=1);

defined('ABSPATH') || exit;

`;

/** How PHP names a component: its package, its folder and its own name. */
const NAME = /'([a-z][a-z-]*(?:\/[a-z][a-z-]*)*\/[A-Z]\w+)'/g;

/** `generated/faces.php`: name → the template that `Faces` fills, of those components that the sources of PHP name. */
export function printFaces(modules: Modules, php: readonly string[]): string {
  const all = componentsByName(modules);
  const packages = new Set([...all.keys()].map(packageOf));
  const named = php.flatMap((source) => [...source.matchAll(NAME)].map(([, name = '']) => name));
  const used = new Set(named.filter((name) => packages.has(packageOf(name))));
  const rows = [...used].sort().map((name) => {
    const component = all.get(name);
    if (component) return [name, faceOf(name, component)];
    throw new Error(`PHP names '${name}', which no Templates.tsx of packages exports`);
  });
  return phpReturn(Object.fromEntries(rows), HEAD);
}

/** `theme/share-links/Item` → the component `Item` of a module of templates in that folder. */
export function componentsByName(modules: Modules): Map<string, TemplateComponent> {
  const rows = modules.flatMap(([file, components]) =>
    Object.entries(components).map(
      ([name, component]) => [nameOf(file, name), component as TemplateComponent] as const,
    ),
  );
  const twice = rows.find(([name], at) => rows.findIndex(([other]) => other === name) !== at);
  if (twice) throw new Error(`two Templates.tsx of a folder export ${twice[0]}: PHP cannot tell them apart`);
  return new Map(rows);
}

/** Values that are nodes: PHP fills their places with the markup of other faces, which `&` says as in Mustache. */
const NODES = /\{\{(children|\w+Nodes)\}\}/g;

const packageOf = (name: string) => name.slice(0, name.indexOf('/'));

const nameOf = (file: string, component: string) =>
  `${file.replace('/src/', '/').replace(/\/\w+\.tsx$/, '')}/${component}`;

const FACE_FAULTS: typeof FAULTS = [
  ...FAULTS.filter(([fault]) => !fault.test('<meta')),
  [/ [\w-]+="[^"]*\{\{&/, 'nodes in an attribute: give the value another name'],
  [/ (?:href|src|action)="\{\{\w+\}\}[^"]/, 'an address that goes on behind its place: give it as a whole'],
];

/**
 * The markup of the component with `{{name}}` where a value stands. An attribute that is on or off has its place too:
 * `hidden="{{isHidden}}"`.
 */
export function faceOf(name: string, component: TemplateComponent): string {
  const read = new Set<string>();
  const html = draw(component, {}, read);
  const face = [...read]
    .filter((value) => !html.includes(`{{${value}}}`))
    .map((value) => placeOf(name, value, html, draw(component, { [value]: undefined })))
    .sort((one, other) => other.end - one.end)
    .reduce((text, { end, place }) => `${text.slice(0, end)}${place}${text.slice(end)}`, html)
    .replaceAll(NODES, '{{&$1}}');
  check(name, face, FACE_FAULTS);
  return face.replaceAll(/ data-flag-([\w-]+)="/g, ' $1="');
}

function draw(component: TemplateComponent, values: Record<string, undefined>, read = new Set<string>()) {
  const all = new Proxy(PLACEHOLDERS, {
    get(target, name: string) {
      read.add(name);
      return name in values ? values[name] : Reflect.get(target, name);
    },
  });
  return phpMarkup(renderToStaticMarkup(createElement(() => component(all))));
}

/** React's markup as PHP prints it. */
export const phpMarkup = (html: string): string => asTemplate(html).replaceAll(BARE, ' $1');

/** Attributes that React prints with an empty value and PHP without one. */
const BARE = / (checked|controls|open|selected)=""/g;

/** The end of the attribute that goes with the value: `without` is the markup that lacks it. */
function placeOf(name: string, value: string, html: string, without: string) {
  for (const { 0: found, index } of html.matchAll(/ [\w-]+(?:="")?(?=[ >])/g)) {
    const end = index + found.length;
    if (html.slice(0, index) + html.slice(end) === without)
      return found.endsWith('""')
        ? { end: end - 1, place: `{{${value}}}` }
        : { end, place: `="{{${value}}}"` };
  }
  throw new Error(`${name}: nodes come and go with ${value}: write a component for each`);
}
