import { expect, it } from 'vitest';
import { statementsOfPhp, statementsOfTypeScript } from './statements';
import { weigh } from './weight';

/** The numbers that are not 0, in files that are given as name → contents. */
const weightOf = (given: Record<string, string>) =>
  Object.fromEntries(
    [...weigh(Object.keys(given), (file) => given[file] ?? '')].filter(([, count]) => count),
  );

it('counts statements of PHP, whatever its texts and comments say', () => {
  const head =
    "<?php\n\ndeclare(strict_types=1);\n\nnamespace Onda;\n\nuse Onda\\A;\n\ndefined('ABSPATH') || exit;\n";
  expect(statementsOfPhp(`${head}// one; two;\n$a = 'if (x) { y; }'; /* ; */`)).toBe(1);
  expect(statementsOfPhp('<?php if ($a) { b(); } elseif ($c) { d(); } else { e(); }')).toBe(5);
  expect(statementsOfPhp('<?php for ($i = 0; $i < 3; $i++) { a(); }')).toBe(2);
  expect(statementsOfPhp('<?php do { a(); } while (b());')).toBe(2);
  expect(statementsOfPhp('<?php foreach ($a as $b) { while (c()) { try { d(); } finally { e(); } } }')).toBe(
    5,
  );
});

it('counts statements of TypeScript and elements of JSX', () => {
  const code = `import a from 'a';\nexport { b } from 'b';\nif (a) { c(); }\nconst d = () => { return ';'; };`;
  expect(statementsOfTypeScript(code, 'a.ts')).toBe(4);
  expect(statementsOfTypeScript('const a = <p><b>;</b><i /></p>;', 'a.tsx')).toBe(4);
});

it('counts code by floor, without tests and generated files', () => {
  const php = '<?php a(); b();';
  expect(
    weightOf({
      'wordpress-plugin/src/Core/A.php': php,
      'wordpress-plugin/src/Core/B/C.php': php,
      'wordpress-plugin/src/Rest/A.php': php,
      'wordpress-plugin/onda.php': php,
      'wordpress-plugin/tests/ATest.php': php,
      'wordpress-plugin/generated/a.php': php,
      'packages/core/src/a.ts': 'a();',
      'packages/core/src/a.test.ts': 'a();',
      'packages/core/src/generated/a.ts': 'a();',
      'packages/core/src/A.tsx': '<p />;',
      'tools/a/main.ts': 'a();',
    }),
  ).toEqual({
    'statements of PHP, Core': 4,
    'statements of PHP, Rest': 2,
    'statements of PHP, elsewhere': 2,
    'statements of packages, TS': 1,
    'statements and elements of packages, TSX': 2,
    'statements of tools': 1,
  });
});

it('counts settings, texts, words, tables, promises and test files', () => {
  const pot = [
    'msgid ""\nmsgstr ""\n"Language: \\n"\n',
    'msgid "Play"\nmsgstr ""\n',
    'msgid "%d song"\nmsgid_plural "%d songs"\nmsgstr[0] ""\n',
    'msgid ""\n"Every day \\n"\n"at noon"\nmsgstr ""\n',
  ];
  expect(
    weightOf({
      'wordpress-plugin/tests/golden/settings.tsv': 'a.b\tLine\nc.d\tLine\n',
      'wordpress-plugin/languages/onda.pot': pot.join('\n'),
      'docs/a.md': '# Two words\n\n| a | b |\n|---|---|\n',
      'docs/elements.md': 'generated',
      'wordpress-plugin/src/Core/Install/Schema.php':
        "<?php const TABLES = ['onda_a', 'onda_b']; const X = ['onda_c'];",
      'docs/coverage.tsv': 'id\tpromise\nR-1.01\tA\nM-1.01\tB\n',
      'e2e/a.e2e.ts': 'it();',
      'e2e/support/a.ts': 'it();',
    }),
  ).toEqual({
    settings: 2,
    'texts of owners and visitors': 3,
    'words of these texts': 9,
    'words of docs': 4,
    'statements of PHP, Core': 2,
    'tables of the database': 2,
    promises: 2,
    'test files of browsers': 1,
  });
});

it('counts what requests may load and ask, by the tables of their tests', () => {
  expect(
    weightOf({
      'wordpress-plugin/tests/Host/LoadedClassesTest.php':
        "'a' => ['/', 15, false],\n'b' => ['/?p=1', 25, true],",
      'wordpress-plugin/tests/Host/QueriesTest.php':
        "'a' => [null, [], 5, 0, 9],\n'b' => [['x'], [], 12, 2, 12],",
      'wordpress-plugin/tests/Host/PressesTest.php': "'a' => [self::HEART, 8, 10],",
    }),
  ).toEqual({
    'classes that requests may load': 40,
    'queries that pages may ask': 17,
    'queries that presses may ask': 8,
  });
});

it('counts an option that is loaded once, whoever saves it', () => {
  const file = (code: string) => `<?php ${code}`;
  const options = weigh(
    ['A', 'B', 'C'].map((name) => `wordpress-plugin/src/Core/${name}.php`),
    (name) =>
      name.endsWith('A.php')
        ? file('update_option(self::OPTION, [f(1),\n 2], true); add_option(self::LATE, 1, "", false);')
        : file('update_option(A::OPTION, 1, true); update_option(self::OPTION, 1);'),
  ).get('options that each request loads');
  expect(options).toBe(3);
});
