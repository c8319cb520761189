<?php

declare(strict_types=1);

namespace Onda\Features\Views;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Printing\Faces;
use Onda\Core\Printing\Printing;
use Onda\Core\Printing\Texts;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** Prints the recorder of a single post, and the current list, also for pages without scripts. */
final class ViewsPrinting
{
    private const THOUSANDS = ['es' => '.', 'en' => ','];

    /** @param \Closure(): Lists $lists */
    public function __construct(
        private SettingsStore $settings,
        private PublicPosts $posts,
        private \Closure $lists,
        private Printing $printing,
    ) {
    }

    public function wp(): void
    {
        $this->counted_post() > 0 && $this->printing->assets()->use_tag('view-recorder');
    }

    public function wp_footer(): void
    {
        $post = $this->counted_post();
        $post === 0 || Html::write($this->recorder($post));
    }

    /**
     * The inside of `<most-viewed>`; empty where another server ranks, null for a list that is not there. Nothing that
     * would end a paragraph: a shortcode may stand in one, and the list would land outside of its element.
     *
     * @param array<string, scalar> $values Attributes by camelCase name.
     */
    public function most_viewed(array $values): ?string
    {
        if (($values['ajaxUrl'] ?? '') !== '') {
            return '';
        }
        $lists = ($this->lists)();
        $list = $lists->find((string) ($values['listId'] ?? ''));
        if ($list === null) {
            return null;
        }
        $document = $lists->document($list) ?? ['items' => []];
        $items = '';
        foreach ($document['items'] as $item) {
            $items .= $this->item($item, $document);
        }
        return Faces::fill('views/PrintedList', [
            'children' => $items,
            'status' => $items === '' ? $this->printing->texts()->text('views', 'empty') : '',
            'isFull' => $items !== '',
        ]);
    }

    /** @return int The post that this page shows and whose views are counted, or 0. */
    private function counted_post(): int
    {
        $types = ViewsOptions::types($this->settings);
        $is_read = $types !== [] && is_singular($types) && !is_preview() && !is_feed() && !is_embed();
        $post = $is_read ? (int) get_queried_object_id() : 0;
        return $this->posts->public_type($post) !== '' ? $post : 0;
    }

    private function recorder(int $post): string
    {
        /**
         * Filters how the one view of an article is sent: `thim_ajax_countviews` after five seconds, where a theme's
         * own counter reads it.
         *
         * @param string $action `spv_record_view`.
         */
        $action = (string) apply_filters('onda_view_action', 'spv_record_view');
        $own = $action === 'spv_record_view' ? [] : ['action' => $action];
        return $this->printing->printer()->element('view-recorder', ['postId' => (string) $post] + $own);
    }

    /**
     * @param array<string, mixed> $item
     * @param array<string, mixed> $document
     */
    private function item(array $item, array $document): string
    {
        $address = Html::address($item['permalink']);
        $count = $this->count($item, $document);
        return Faces::fill($address === '' ? 'views/PrintedPlainItem' : 'views/PrintedItem', [
            'link' => $address,
            'title' => $item['title'],
            'position' => $item['position'],
            'count' => $count,
            'isUncounted' => $count === '',
        ]);
    }

    /** The count in the script's words: '1.204 visitas · 98 oyentes mensuales'. */
    private function count(array $item, array $document): string
    {
        $mark = self::THOUSANDS[Texts::page_language()] ?? ',';
        $words = array_map(static fn(string $field): string => number_format($item[$field], 0, '', $mark) . ' '
            . $document[$field === 'adjusted_total' ? 'total_label' : 'views_label'], $document['numbers']);
        return implode(' · ', $words);
    }
}
