import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { type Rig, startChromium, startRig } from './support/rig';

const SEED = join(import.meta.dirname, '..', 'demo', 'site', 'seed.php');
const BACK_OFFICE = join(SEED, '..', 'back-office.php');

/** Everything a seed could touch, as one hash a table; options that WordPress keeps for itself are left out. */
const FINGERPRINT = `
  global $wpdb;
  $tables = ['posts', 'postmeta', 'terms', 'termmeta', 'term_taxonomy', 'term_relationships', 'comments', 'commentmeta', 'users'];
  $hashes = [];
  foreach ($tables as $table) {
    $rows = array_map('serialize', $wpdb->get_results('SELECT * FROM ' . $wpdb->$table, ARRAY_N));
    sort($rows);
    $hashes[$table] = count($rows) . ' ' . md5(implode('', $rows));
  }
  foreach (['blogname', 'WPLANG', 'timezone_string', 'onda_settings', 'date_format', 'permalink_structure'] as $name) {
    $hashes[$name] = get_option($name);
  }
  echo wp_json_encode($hashes);`;

let rig: Rig;

beforeAll(async () => {
  rig = await startRig('demo-seed', { seededIn: '' });
});

afterAll(() => rig?.close());

const php = async <T>(code: string): Promise<T> => JSON.parse(await run(rig.site, { code })) as T;
const html = async (url: string) => (await fetch(url)).text();
const page = (name: string) => rig.site.pages[name] ?? '';

describe('the demo site', () => {
  it('has forty published articles, one of them behind a password, and a draft', async () => {
    const counts = await php(`$count = static fn (array $query): int =>
        count(get_posts($query + ['numberposts' => -1, 'fields' => 'ids']));
      echo wp_json_encode([
        'published' => $count([]),
        'protected' => $count(['has_password' => true]),
        'drafts'    => $count(['post_status' => 'draft']),
        'pictures'  => $count(['meta_key' => '_thumbnail_id']),
      ]);`);
    expect(counts).toEqual({ published: 40, protected: 1, drafts: 1, pictures: 38 });
  });

  it('spreads them over five sections and writes at least three paragraphs in each', async () => {
    const sections = await php(`echo wp_json_encode(array_map(
      static fn ($term) => $term->count, get_terms(['taxonomy' => 'category', 'orderby' => 'slug', 'fields' => 'all'])));`);
    expect(sections).toEqual([8, 8, 8, 8, 8]);
    const shortest = await php<number>(`echo min(array_map(
      static fn ($post) => substr_count($post->post_content, '<p>'), get_posts(['numberposts' => -1])));`);
    expect(shortest).toBeGreaterThanOrEqual(3);
  });

  it('has some sixty comments in threads, and one that waits', async () => {
    const comments = await php<Record<string, number>>(`echo wp_json_encode([
      'shown'   => get_comments(['status' => 'approve', 'count' => true]),
      'answers' => get_comments(['status' => 'approve', 'count' => true, 'parent__not_in' => [0]]),
      'waiting' => get_comments(['status' => 'hold', 'count' => true]),
    ]);`);
    expect(comments.shown).toBeGreaterThan(55);
    expect(comments.answers).toBeGreaterThan(20);
    expect(comments.waiting).toBe(1);
    expect(await html(page('article'))).toContain('Allí estaré, con silla plegable.');
  });

  it('answers at every page that it names', async () => {
    const names = Object.keys(rig.site.pages);
    expect(names).toEqual(expect.arrayContaining(['home', 'player', 'article', 'longTitle', 'category']));
    const answers = await Promise.all(
      names.map(async (name) => `${name} ${(await fetch(page(name))).status}`),
    );
    expect(answers).toEqual(names.map((name) => `${name} 200`));
  });

  it('shows the player as shortcode, as block and as tag, and the code of each', async () => {
    const text = await html(page('player'));
    const players = text.match(/<radio-player [^>]*station="onda"[^>]*>/g) ?? [];
    expect(players.length).toBeGreaterThanOrEqual(3);
    for (const player of players) expect(player).toContain(`radio-stream="${rig.station.streamUrl}"`);
    const codes = [...text.matchAll(/<code>([^<]*)<\/code>/g)].map(([, code]) => code);
    expect(codes.slice(0, 3)).toEqual([
      '&#091;radio_player station=&quot;onda&quot;&#093;',
      '&lt;!-- wp:onda/radio-player {&quot;station&quot;:&quot;onda&quot;} /--&gt;',
      '&lt;radio-player station=&quot;onda&quot;&gt;&lt;/radio-player&gt;',
    ]);
  });

  it.each([320, 390])('fits a window of %i px', async (width) => {
    const browser = await startChromium();
    const view = await browser.newPage({ viewport: { width, height: 640 } });
    const widths: Record<string, number> = {};
    for (const name of ['home', 'player', 'article']) {
      await view.goto(page(name));
      widths[name] = await view.evaluate(() => document.documentElement.scrollWidth);
    }
    await browser.close();
    expect(widths).toEqual({ home: width, player: width, article: width });
  });

  it('loads nothing of ours where no element is', async () => {
    expect(await html(page('home'))).toContain('onda-config');
    expect(await html(page('about'))).not.toContain('onda-config');
    // An article is counted when it is read.
    expect(await html(page('article'))).toMatch(/<view-recorder post-id="\d+"><\/view-recorder>/);
  });

  it('keeps a title of any length, with quotes and signs, as it was written', async () => {
    const text = await html(`${rig.site.url}/calle-sin-nombre/`);
    expect(text).toMatch(
      /<h1[^>]*>Una calle (&#8220;|“|&#171;|«)sin nombre(&#8221;|”|&#187;|») .* 3 propuestas &#038; una/,
    );
    expect(await html(page('longTitle'))).toContain('sobre el ascensor que nunca llegó a su edificio</h1>');
  });

  it('changes nothing when it runs again', async () => {
    const before = await php(FINGERPRINT);
    await run(rig.site, { file: SEED });
    expect(await php(FINGERPRINT)).toEqual(before);
  });

  it('has been on the air for a month once its back office is open', async () => {
    await run(rig.site, { file: BACK_OFFICE });
    const article = await html(page('article'));
    expect(article).toMatch(/<radio-player [^>]*sticky="true"/);
    expect(article).toContain('<live-radio-button ');
    const counts = await php<Record<string, number>>(`global $wpdb;
      $tables = ['plays', 'listeners', 'keywords', 'favorites', 'subscribers', 'search_docs'];
      $count = static fn (string $table): int => (int) $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->prefix}onda_$table");
      echo wp_json_encode(array_combine($tables, array_map($count, $tables))
        + ['checked' => count((new Onda\\Owner\\Stations\\Watch\\CheckedStations())->all())]);`);
    expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([]);
    expect(counts.checked).toBe(3);
  });
});
