import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { elementFiles } from './element-files';
import type { ElementNames } from './element-names';
import { existingElements } from './existing-elements';
import { listEdits } from './list-edits';

const EXAMPLES = 'tools/site/examples';
/** The neighbor of an element in a package of its own. */
const FIRST = 'radio-player';

/**
 * Writes the files of an element and its lines in the lists; returns what it wrote. The lists come first: a run that
 * was ended is repeated, and adds no line twice.
 */
export function newElement(root: string, names: ElementNames): string[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const neighbor = neighborOf(root, names);
  const edits = listEdits(names, neighbor, exampleFile(root, neighbor, read));
  const files = { ...changed(edits, names, read), ...elementFiles(names) };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return Object.keys(files);
}

function changed(
  edits: ReturnType<typeof listEdits>,
  names: ElementNames,
  read: (file: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(edits).map(([file, edit]) => {
      try {
        return [file, edit(read(file), names)];
      } catch (error) {
        throw new Error(`${file}: ${(error as Error).message}`);
      }
    }),
  );
}

/** An element of the same package. */
function neighborOf(root: string, { feature }: ElementNames): string {
  const { tags } = existingElements(root);
  return [...tags].find(([, file]) => file.startsWith(`packages/${feature}/`))?.[0] ?? FIRST;
}

function exampleFile(root: string, tag: string, read: (file: string) => string): string {
  const files = readdirSync(join(root, EXAMPLES)).map((name) => `${EXAMPLES}/${name}`);
  const found = files.find((file) => read(file).includes(`  '${tag}': {`));
  if (!found) throw new Error(`${EXAMPLES}: there is no example of <${tag}>`);
  return found;
}
