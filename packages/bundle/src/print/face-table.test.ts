import { expect, it } from 'vitest';
import { printFaceTable } from './face-table';

const page = (table: string) => `before\n<!-- faces -->\n\n${table}\n\n<!-- /faces -->\nafter`;

it('says once what each module of elements makes, and where; the folder of another element is that one’s', () => {
  const printedPage = printFaceTable(page('old'), {
    elementFiles: {
      'a-one': 'a/src/element.ts',
      'a-two': 'a/src/element.ts',
      'a-three': 'a/src/three/element.ts',
      'b-one': 'b/src/element.ts',
    },
    printed: new Map([
      ['a-one', ['isOn']],
      ['a-two', ['isOn', 'label']],
      ['a-three', []],
      ['b-one', []],
    ]),
    sources: new Map([
      ['a/src/Markup.tsx', ''],
      ['a/src/view/mount.ts', "export const view = hydratedView('a-two', View);"],
      [
        'a/src/RowTemplates.tsx',
        'export const Row = () => <p />;\nexport function List() {}\nconst Inner = 1;',
      ],
      ['a/src/three/behavior.ts', "mountElement('a-three-view', Dialog, props, put, fail);"],
      ['a/src/form/render-row.ts', "import { row } from '../generated/row-templates';"],
      ['a/src/form/present.ts', "import { row } from './templates';"],
      ['a/src/shell.ts', "import { holes } from './generated/a-two-holes';"],
      ['a/src/three/Templates.tsx', ''],
      ['a/src/three/PhpTemplates.tsx', 'export const Line = () => <p />;'],
      ['b/src/view/Markup.tsx', ''],
    ]),
  });
  const head = printedPage.split('\n').slice(3, 5);
  expect(printedPage).toBe(
    page(
      [
        ...head,
        '| `a-one`, `a-two` | `Markup.tsx` |  | `isOn`, `label` | `Row`, `List` | `View` | `view/mount.ts`, `form/render-row.ts`, `shell.ts` |',
        '| `a-three` | `../Markup.tsx` | `Line` |  |  | `Dialog` | `behavior.ts` |',
        '| `b-one` | `view/Markup.tsx` |  |  |  |  |  |',
      ].join('\n'),
    ),
  );
});
