import { describe, expect, it } from 'vitest';
import { elements } from '../../packages/bundle/src/registry';
import { elementPage, withoutDetail } from './element-page';

const specOf = (tag: string) => {
  const spec = elements.find((one) => one.tag === tag);
  if (!spec) throw new Error(tag);
  return spec;
};
const page = (tag: string, hasSlot = false) =>
  elementPage(specOf(tag), { hint: 'Try "it"', height: 300 }, hasSlot);

describe('the page of an element', () => {
  it('has attributes, also those of lazy parts, with values and defaults', () => {
    const text = page('radio-player');
    expect(text).toMatch(/\| `initial-volume` \| number, 0 to 1 \| `1` \|/);
    expect(text).toMatch(/\| `lyrics-url` \| \w+ \| {2}\|/);
  });

  it('has events with the type of their detail, and the two of every element', () => {
    const text = page('fav-button');
    expect(text).toContain(
      '| `onda-favorite-change` | `{ postId: number; siteId: number; isFavorite: boolean; count: number }` | The post became a favorite or ceased to be one. |',
    );
    expect(text).toContain('| `onda-ready` | `undefined` | The element works. |');
  });

  it('has the element’s own words for an event of every element', () => {
    expect(page('radio-player').match(/\| `onda-error` \|.*\| (.*) \|/)?.[1]).toContain('The sound failed');
  });

  it('repeats no detail in words', () => {
    expect(withoutDetail('It plays; detail { source }.')).toBe('It plays.');
    expect(withoutDetail('It plays; detail { source }, the id of the station.')).toBe(
      'It plays; the id of the station.',
    );
    expect(withoutDetail('It works.')).toBe('It works.');
  });

  it('has what else the contract promises', () => {
    const text = page('radio-player', true);
    for (const heading of [
      'Properties',
      'Slots',
      'Parts',
      'Custom properties',
      'States',
      'Methods',
      'Requests',
    ])
      expect(text).toContain(`\n## ${heading}\n`);
    expect(text).toContain('`radio-player::part(name)`');
    expect(page('fav-button')).toContain('`fav-button [part="name"]`');
    expect(page('fav-button')).not.toContain('## Slots');
  });

  it('escapes texts for HTML and for tables', () => {
    expect(page('fav-button')).toContain('hint="Try &#34;it&#34;"');
    expect(page('comment-vote')).toContain("mine: 'up' \\| 'down' \\| null");
  });

  it('names the other shortcodes', () => {
    expect(page('fav-button')).toContain('Also `[favorite_button]`');
  });
});
