import { describe, expect, it } from 'vitest';
import { phpClasses } from './php-classes';

const source = (namespace: string, body: string, imports = '') =>
  `<?php\n\ndeclare(strict_types=1);\n\nnamespace ${namespace};\n\n${imports}\n\ndefined('ABSPATH') || exit;\n\n${body}\n`;

describe('the file of all PHP classes', () => {
  it('declares interfaces and traits before the classes that name them, also by another name', () => {
    const made = phpClasses([
      [
        'Ads/Feature.php',
        source(
          'Onda\\Ads',
          'final class Feature implements OfPlugin\n{\nuse Late;\n}',
          'use Onda\\Feature as OfPlugin;\nuse Onda\\Late;',
        ),
      ],
      ['Feature.php', source('Onda', 'interface Feature extends Known\n{\n}')],
      ['Known.php', source('Onda', 'interface Known\n{\n}')],
      ['Late.php', source('Onda', 'trait Late\n{\n}')],
    ]);
    const order = [...made.matchAll(/(?:interface|trait|final class) (\w+)/g)].map(([found]) => found);
    expect(order).toEqual(['interface Known', 'interface Feature', 'trait Late', 'final class Feature']);
  });

  it('keeps the folder of a source file, and no comment', () => {
    const body =
      "/** Doc. */\nfinal class Files\n{\n// Note.\npublic const HERE = __DIR__ . '/x'; // __DIR__\n}";
    const made = phpClasses([['Http/Files.php', source('Onda\\Http', body)]]);
    expect(made).toContain("HERE = (__DIR__ . '/src/Http') . '/x';");
    expect(made).not.toMatch(/Doc|Note|\/\/|\/\*/);
  });

  it('leaves out a class that extends one of WordPress', () => {
    expect(
      phpClasses([['Box.php', source('Onda', 'final class Box extends \\WP_Widget\n{\n}')]]),
    ).not.toContain('Box');
  });

  it('refuses a file that is no class', () => {
    expect(() => phpClasses([['Odd.php', '<?php\n\nreturn [];\n']])).toThrow(
      'Odd.php is no file of one class',
    );
  });
});
