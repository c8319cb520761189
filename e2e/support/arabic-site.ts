import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { run } from '../../tools/rig/site';
import { publishAll } from './player-page';
import type { Rig } from './rig';

/** The direction, as WordPress's own Arabic has it; the package of the rig has no language but English. */
const DIRECTION = `<?php
add_filter('gettext_with_context', static fn($text, $english, $context) =>
    $context === 'text direction' && determine_locale() === 'ar' ? 'rtl' : $text, 10, 3);`;

/** PHP that sets the language of the site; WordPress refuses one that is not installed. */
export const setLocale = (locale: string) =>
  `$wpdb->update($wpdb->options, ['option_value' => '${locale}'], ['option_name' => 'WPLANG']); wp_cache_flush();`;

const SETUP = `
${setLocale('ar')}
update_option('onda_settings', ['favorites' => ['who' => 'everybody', 'consent' => true]] + get_option('onda_settings'));
$post = wp_insert_post(['post_title' => 'أغنية الفنار', 'post_content' => 'نص', 'post_status' => 'publish']);
$comment = wp_insert_comment(['comment_post_ID' => $post, 'comment_content' => 'جميل', 'comment_approved' => 1]);
foreach (range(1, 7) as $at) wp_insert_post(['post_title' => "مقال $at", 'post_content' => 'نص', 'post_status' => 'publish']);
echo json_encode(['post' => $post, 'comment' => $comment]);`;

export type PageName = 'arabic' | 'mixed' | 'views' | 'overlay';

/** Makes the site Arabic and publishes an article with every widget, one with an English part, and others. */
export async function makeArabic(rig: Rig): Promise<Record<PageName, string>> {
  const folder = join(rig.site.root, 'wp-content/mu-plugins');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'arabic.php'), DIRECTION);
  const { post, comment } = JSON.parse(await run(rig.site, { code: SETUP }));
  return publishAll(rig, {
    arabic: everyWidget(post, comment, `${rig.station.url}/art/1.png`),
    mixed: `<div lang="en"><radio-player station="onda"></radio-player>${NEWSLETTER}</div>[voice_search]`,
    views: '[radio_player station="onda-azura"][now_playing station="onda-azura"]',
    overlay: '[onda_newsletter type="slide_in" position="right" delay="0"]',
  });
}

/** A form of our own in a page's own language. */
const NEWSLETTER =
  '<form-rules><form><label>Mail <input name="m" required></label><button>Send</button></form></form-rules>';

const PARTS = '<h3>الأول</h3><p>نص أول.</p><h3>الثاني</h3><p>نص ثانٍ.</p>';
const FILTERS = JSON.stringify([
  { kind: 'choices', name: 'asp_gen[]', label: 'أين', choices: [{ value: 'title', label: 'العنوان' }] },
  { kind: 'date', label: 'التاريخ' },
]);

const everyWidget = (post: number, comment: number, picture: string): string => {
  const image = `<img src="${picture}" width="320" height="200" alt="صورة">`;
  return [
    // Nothing scrolls: what is scrolled away has no contrast that axe could tell.
    '[radio_player station="onda-azura" number_of_thumbs_per_screen="30"]',
    '[live_radio_button station="onda"]',
    '[now_playing station="onda-azura"]',
    `[fav_button post_id="${post}"] [fav_count] [fav_list per_page="1"] [fav_clear]`,
    `[comment_vote comment_id="${comment}"]`,
    '[voice_search]',
    '[most_viewed list_id="mas-escuchado"]',
    `<asp-search resultsposition="block" settings-visible="true" filters='${FILTERS}'></asp-search>`,
    '[masthead_search keywords="راديو, موسيقى"]',
    '[onda_newsletter]',
    '[masonry_grid count="3" filters="true"]',
    '[count_down date="2099-01-01 00:00"]',
    '[share_links]',
    `[content_tabs]${PARTS}[/content_tabs]`,
    `[content_accordion]${PARTS}[/content_accordion]`,
    `[content_carousel visible="2"]<ul>${`<li>${image}</li>`.repeat(5)}</ul>[/content_carousel]`,
    `[fade_slideshow]<ul>${`<li>${image}</li>`.repeat(2)}</ul>[/fade_slideshow]`,
    `<image-lightbox><a href="${picture}">${image}</a></image-lightbox>`,
    '[scores_board][scores_calendar]',
    '[personal_news size="2"]',
    '[back_to_top]',
    '<form-rules><form id="rules"><label>الاسم <input name="n" required></label><button>إرسال</button></form></form-rules>',
  ]
    .map((widget) => `<section>${widget}</section>`)
    .join('\n');
};

/** The English texts of scripts and server that Arabic words otherwise, as patterns of whole texts. */
export function englishTexts(): RegExp[] {
  const folder = join(import.meta.dirname, '../../wordpress-plugin/languages');
  const { messages } = JSON.parse(
    readFileSync(join(folder, 'onda-ar-onda-visitor.json'), 'utf8'),
  ).locale_data;
  const scripted = Object.entries<string[]>(messages).flatMap(([key, forms]) => {
    const english = key.split('\u0004')[1] ?? '';
    return english === forms[0] ? [] : [english];
  });
  const template = readFileSync(join(folder, 'onda.pot'), 'utf8');
  const printed = Array.from(template.matchAll(/^msgid "(.{12,})"$/gm), ([, text = '']) => text);
  return [...scripted, ...printed].filter((text) => text !== '').map(patternOf);
}

const patternOf = (text: string) =>
  new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}|%[sd]/g, '.+')}$`);

/** Every text that a visitor of our elements reads or hears, in shadow roots too. */
export const visibleTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SPOKEN = ['aria-label', 'aria-valuetext', 'aria-roledescription', 'placeholder', 'title', 'alt'];
    const textsOf = (node: Node): (string | null)[] => {
      if (node instanceof Text) return [node.data];
      if (!(node instanceof Element) || node.matches('script, style, template, noscript')) return [];
      const value = node.matches('[type="submit"], [type="button"]') ? node.getAttribute('value') : null;
      const children = [...node.childNodes, ...(node.shadowRoot?.childNodes ?? [])];
      return [...SPOKEN.map((name) => node.getAttribute(name)), value, ...children.flatMap(textsOf)];
    };
    const hosts = document.querySelectorAll(
      'main section, .entry-content, [data-ready], dialog, back-to-top',
    );
    const texts = [...hosts].flatMap(textsOf).map((text) => `${text ?? ''}`.trim().replace(/\s+/g, ' '));
    return [...new Set(texts)].filter((text) => text !== '');
  });
