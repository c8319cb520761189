// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { described, hooksIn, printHooks, problemsOfHooks } from './hooks';

const SOURCE = `<?php
final class A {
    private const FILTER = 'onda_b';
    public function a() {
        /**
         * Filters what is
         * shown.
         *
         * @since 0.2.0
         *
         * @param list<string> $words Of the page,
         *     in order.
         */
        $a = (array) apply_filters('onda_a', []);
        do_action('onda_c', 1);
        // apply_filters('onda_d', 1);
        return apply_filters(self::FILTER, $a) && apply_filters('other', 1);
    }
}`;

describe('hooks', () => {
  it('are found with their docblock, by name or by a constant, in code and nowhere else', () => {
    const hooks = hooksIn('a.php', SOURCE);
    expect(hooks.map(({ name, kind }) => `${kind} ${name}`)).toEqual([
      'filter onda_a',
      'action onda_c',
      'filter onda_b',
    ]);
    expect(hooks[0]).toMatchObject({
      text: 'Filters what is shown.',
      tags: ['since 0.2.0', 'param list<string> $words Of the page, in order.'],
    });
  });

  it('without a docblock of their own are a problem, and a docblock belongs to one call', () => {
    expect(problemsOfHooks(described(hooksIn('a.php', SOURCE)))).toEqual([
      'a.php: onda_b has no docblock with a sentence and @param above its call',
      'a.php: onda_c has no docblock with a sentence and @param above its call',
    ]);
  });

  it('are described once, where a docblock is', () => {
    const again = "<?php apply_filters('onda_a', []);";
    const all = described([...hooksIn('0.php', again), ...hooksIn('a.php', SOURCE)]);
    expect(all.find(({ name }) => name === 'onda_a')?.file).toBe('a.php');
    const page = printHooks(all);
    expect(page).toContain('| `$words` | `list<string>` | Of the page, in order. |');
    expect(page).toContain('Since 0.2.0 · [a.php](../../a.php)');
  });
});
