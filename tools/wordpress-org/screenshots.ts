import type { Page } from 'playwright-core';

export interface Screenshot {
  /** The number in `readme.txt`. */
  number: number;
  /** The name of an admin screen; without it a page of the demo. */
  screen?: string;
  /** The demo's page, by its name. */
  page?: string;
  prepare?(page: Page): Promise<void>;
}

/** Figures of the last month, so that the statistics have something to show. */
export const FIGURES = `
global $wpdb;
$posts = get_posts(['numberposts' => 20, 'fields' => 'ids']);
$first = strtotime('-60 days');
for ($day = 0; $day <= 60; $day++) {
  $date = gmdate('Y-m-d', $first + $day * DAY_IN_SECONDS);
  foreach ($posts as $place => $post) {
    $views = (int) (40 / ($place + 1) * (2 + sin($day / 3 + $place)) + 1);
    $wpdb->query($wpdb->prepare(
      "REPLACE INTO {$wpdb->prefix}onda_views_daily (post_id, day, views, uniques) VALUES (%d, %s, %d, %d)",
      $post, $date, $views, (int) ($views * 0.7)));
  }
}
`;

export const SCREENSHOTS: readonly Screenshot[] = [
  { number: 1 },
  {
    number: 2,
    page: 'live-search',
    prepare: async (page) => {
      const search = page.locator('asp-search').first();
      await search.evaluate((box) => scrollTo(0, box.getBoundingClientRect().top - 60));
      await search.locator('[part="field"]').pressSequentially('radio');
      await search.locator('[part="field"][aria-expanded="true"]').waitFor();
      await search.locator('.item h3').first().waitFor();
    },
  },
  {
    number: 3,
    page: 'player',
    prepare: (page) =>
      page
        .locator('radio-player')
        .first()
        .evaluate((player) => player.scrollIntoView({ block: 'center' })),
  },
  { number: 4, screen: 'onda' },
  { number: 5, screen: 'onda-statistics' },
  { number: 6, screen: 'onda-stations', prepare: (page) => page.locator('summary').first().click() },
];
