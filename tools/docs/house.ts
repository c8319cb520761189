import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Room → the rooms whose code it imports. */
export type Imports = Map<string, Set<string>>;

const TYPESCRIPT_IMPORT = /\bfrom '@onda\/([\w-]+)|\bimport\('@onda\/([\w-]+)/g;
const PHP_IMPORT = /^use Onda\\([\w\\]+)(?:\\\{([^}]+)\})?;/gm;
const MARKS = ['<!-- house -->', '<!-- /house -->'] as const;

/** Imports between the packages of the browser, without tests. `root` is the repository's folder. */
export function packageImports(root: string): Imports {
  const imports: Imports = new Map();
  for (const name of readdirSync(join(root, 'packages'))) {
    const files = filesIn(join(root, 'packages', name, 'src')).filter(isShipped);
    for (const code of files.map((file) => readFileSync(file, 'utf8'))) {
      for (const [, still, lazy] of code.matchAll(TYPESCRIPT_IMPORT)) add(imports, name, still ?? lazy ?? '');
    }
  }
  return imports;
}

/** Imports between the folders of `Core` and the other floors of the plugin. */
export function phpImports(root: string): Imports {
  const source = join(root, 'wordpress-plugin/src');
  const imports: Imports = new Map();
  for (const file of filesIn(source).filter((name) => name.endsWith('.php'))) {
    const room = roomOf(file.slice(source.length + 1, -'.php'.length).replaceAll('\\', '/'));
    for (const [, first = '', group] of readFileSync(file, 'utf8').matchAll(PHP_IMPORT)) {
      const names = group?.split(',').map((name) => `${first}\\${name.trim()}`) ?? [first];
      for (const name of names) add(imports, room, roomOf(name.replaceAll('\\', '/')));
    }
  }
  return imports;
}

/** The room of a class: a folder of `Core`, or a whole floor. */
const roomOf = (path: string) => {
  const [floor = '', room, ...rest] = path.split('/');
  return floor === 'Core' && rest.length > 0 ? `${floor}/${room}` : floor;
};

/** The page with the picture between its two marks. */
export function withHouse(page: string, browser: Imports, server: Imports): string {
  const [before, after] = [page.indexOf(MARKS[0]), page.indexOf(MARKS[1])];
  if (before < 0 || after < before) throw new Error(`The page has no place between ${MARKS.join(' and ')}.`);
  const picture = ['```mermaid', 'flowchart TB', ...floor('browser', 'Browser: packages', browser)];
  picture.push(...floor('server', 'Server: wordpress-plugin/src', server), '```');
  return `${page.slice(0, before + MARKS[0].length)}\n${picture.join('\n')}\n${page.slice(after)}`;
}

function floor(id: string, title: string, imports: Imports): string[] {
  const groups = grouped(withoutDetours(imports));
  const names = new Map(groups.map(({ rooms }, place) => [rooms[0], `${id}${place}`]));
  const nodes = groups.map(({ rooms }) => `    ${names.get(rooms[0])}["${inLines(rooms)}"]`);
  const arrows = groups.flatMap(({ rooms, to }) =>
    to.filter((room) => names.has(room)).map((room) => `    ${names.get(rooms[0])} --> ${names.get(room)}`),
  );
  return [`  subgraph ${id} ["${title}"]`, ...nodes, ...arrows, '  end'];
}

/** Leaves out an arrow where a longer way leads to the same room. Throws where two rooms need each other. */
export function withoutDetours(imports: Imports): Imports {
  const reached = new Map<string, Set<string>>();
  const reach = (room: string, way: readonly string[]): Set<string> => {
    if (way.includes(room)) throw new Error(`These rooms need each other: ${[...way, room].join(' → ')}`);
    const known = reached.get(room);
    if (known) return known;
    const next = [...(imports.get(room) ?? [])];
    const all = new Set(next.flatMap((to) => [to, ...reach(to, [...way, room])]));
    reached.set(room, all);
    return all;
  };
  const isDetour = (next: readonly string[], to: string) => next.some((other) => reach(other, []).has(to));
  return new Map(
    [...imports].map(([room, to]) => {
      reach(room, []);
      return [room, new Set([...to].filter((one) => !isDetour([...to], one)))];
    }),
  );
}

type Group = { rooms: string[]; to: string[] };

/** Rooms with the same arrows from and to them are one box. */
export function grouped(imports: Imports): Group[] {
  const rooms = [...new Set([...imports.keys(), ...[...imports.values()].flatMap((to) => [...to])])].sort();
  const users = (room: string) => [...imports].filter(([, to]) => to.has(room)).map(([from]) => from);
  const groups = new Map<string, Group>();
  for (const room of rooms) {
    const to = [...(imports.get(room) ?? [])].sort();
    const key = JSON.stringify([to, users(room).sort()]);
    const group = groups.get(key) ?? { rooms: [], to };
    group.rooms.push(room);
    groups.set(key, group);
  }
  return [...groups.values()];
}

const ROOMS_A_LINE = 5;

const inLines = (rooms: readonly string[]) =>
  rooms
    .map((room, place) => (place > 0 && place % ROOMS_A_LINE === 0 ? `<br>${room}` : room))
    .join(', ')
    .replaceAll(', <br>', ',<br>');

const isShipped = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|[\\/]testing[\\/]/.test(file);

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function add(imports: Imports, from: string, to: string): void {
  if (from !== to) imports.set(from, (imports.get(from) ?? new Set()).add(to));
}
