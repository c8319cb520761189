import { describe, expect, it } from 'vitest';
import { documentPage, placeOf } from './document-page';

const text = (file: string, written: string) => documentPage(file, written)?.text;

describe('a document of the repository', () => {
  it('has a place on the site, unless a page of the site stands in for it', () => {
    expect(placeOf('docs/decisions/README.md')).toBe('decisions/index.md');
    expect(placeOf('CHANGELOG.md')).toBe('changelog.md');
    expect(placeOf('docs/elements.md')).toBeUndefined();
    expect(placeOf('README.md')).toBeUndefined();
  });

  it('links to the pages of the site', () => {
    expect(text('docs/owners/screens.md', 'See [themes](../themes.md#forms).')).toBe(
      'See [themes](/themes.md#forms).',
    );
    expect(text('docs/a.md', '[decisions](decisions/README.md)')).toBe('[decisions](/decisions/index.md)');
    expect(text('docs/a.md', '[`x`](elements.md#fav-button), [all](elements.md)')).toBe(
      '[`x`](/elements/fav-button), [all](/elements/)',
    );
    expect(text('docs/a.md', '[here](#there) and [there](https://a.example/)')).toBe(
      '[here](#there) and [there](https://a.example/)',
    );
  });

  it('keeps the words of a link to what the site does not have', () => {
    expect(text('docs/developers/hooks.md', '[A.php](../../wordpress-plugin/src/A.php)')).toBe('A.php');
    expect(text('docs/a.md', '[openapi](developers/openapi.json)')).toBe(
      '<a href="/openapi.json">openapi</a>',
    );
  });

  it('keeps its code as it is', () => {
    const code = '```md\n[a](b.md)\n```';
    expect(text('docs/a.md', `${code}\n[a](style.md)`)).toBe(`${code}\n[a](/style.md)`);
  });
});
