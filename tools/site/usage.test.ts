import { describe, expect, it } from 'vitest';
import { usagesOf } from './usage';

const block = { icon: 'heart', keywords: [] };
const PLAYER = { tag: 'radio-player', shortcodes: ['radio_player'], block };
const TABS = { tag: 'content-tabs', shortcodes: ['content_tabs'], block, holdsContent: true };

const codes = (...given: Parameters<typeof usagesOf>) =>
  Object.fromEntries(usagesOf(...given).map(({ name, code }) => [name, code]));

describe('the ways to write an element', () => {
  it('are five, each with its own spelling of attributes', () => {
    const attributes = { initialVolume: 0.5, sticky: true, radioName: 'Radio Uno' };
    expect(codes(PLAYER, { attributes })).toEqual({
      Shortcode: '[radio_player initial_volume="0.5" sticky="true" radio_name="Radio Uno"]',
      Block: '<!-- wp:onda/radio-player {"initialVolume":0.5,"sticky":true,"radioName":"Radio Uno"} /-->',
      HTML: '<radio-player initial-volume="0.5" sticky="true" radio-name="Radio Uno"></radio-player>',
      React:
        "import { RadioPlayer } from '@onda/react';\n\n" +
        '<RadioPlayer initialVolume={0.5} sticky={true} radioName="Radio Uno" />',
      PHP: "<?php echo onda_element('radio-player', [\n    'initial-volume' => 0.5,\n    'sticky' => true,\n    'radio-name' => 'Radio Uno',\n]); ?>",
    });
  });

  it('name the station in WordPress, where the site knows it', () => {
    const written = codes(PLAYER, {
      attributes: { radioStream: 'https://a.example/' },
      inWordPress: { station: 'a' },
    });
    expect(written.Shortcode).toBe('[radio_player station="a"]');
    expect(written.PHP).toBe("<?php echo onda_element('radio-player', ['station' => 'a']); ?>");
    expect(written.HTML).toBe('<radio-player radio-stream="https://a.example/"></radio-player>');
  });

  it('escape what would end them', () => {
    const written = codes(PLAYER, { attributes: { radioName: `It's "on" -- air` } });
    expect(written.HTML).toBe('<radio-player radio-name="It\'s &quot;on&quot; -- air"></radio-player>');
    expect(written.Block).toContain('\\u002d\\u002d');
    expect(written.React).toContain('radioName={"It\'s \\"on\\" -- air"}');
    expect(written.PHP).toContain("'It\\'s \"on\" -- air'");
  });

  it('enclose the content of an element that holds some', () => {
    const written = codes(TABS, { content: '<h3 class="a">One</h3>' });
    expect(written.Shortcode).toBe('[content_tabs]\n<h3 class="a">One</h3>\n[/content_tabs]');
    expect(written.React).toContain('<ContentTabs>\n  <h3 className="a">One</h3>\n</ContentTabs>');
    expect(written.PHP).toContain("do_shortcode('[content_tabs]' . $html . '[/content_tabs]')");
    expect(written.Block).toContain('<!-- /wp:onda/content-tabs -->');
  });

  it('are three for an element that authors do not place', () => {
    const names = usagesOf({ tag: 'sub-menus', shortcodes: [] }).map(({ name }) => name);
    expect(names).toEqual(['HTML', 'React', 'PHP']);
  });
});
