<?php

declare(strict_types=1);

namespace Onda\Owner\Home;

use Onda\Core\Forms\Fields;
use Onda\Core\Http\Output;
use Onda\Core\Http\Request;

defined('ABSPATH') || exit;

/** Makes a draft with one block; its owner looks at it and publishes it. */
final class BlockPage
{
    public const ACTION = 'onda_block_page';
    private const RIGHT = 'edit_pages';
    private const STATES = ['publish', 'private', 'future', 'draft', 'pending'];

    public static function hook(): void
    {
        add_action('admin_post_' . self::ACTION, [self::class, 'open'], 10, 0);
    }

    /** A sentence that says where the block may stand, and the button that makes a page with it. */
    public static function offer(string $block, string $sentence): string
    {
        $button = Fields::action(self::ACTION, __('Make a page with it', 'onda'), ['block' => $block]);
        return Fields::hint($sentence) . $button;
    }

    /** Leads to the editor. A page that has the block already is opened again. */
    public static function open(): void
    {
        check_admin_referer(self::ACTION);
        $block = Request::from_globals(true)->text('block');
        $title = self::titles()[$block] ?? '';
        if ($title === '') {
            Output::lead(admin_url());
        }
        self::edit(self::page($block), $title, get_comment_delimited_block_content("onda/$block", [], ''));
    }

    /**
     * Leads who may edit pages to the editor: of a page, or of a draft that is made.
     *
     * @param int $page 0 where there is none yet.
     * @param string $content Markup of blocks.
     */
    public static function edit(int $page, string $title, string $content): never
    {
        if (!current_user_can(self::RIGHT)) {
            Output::lead(admin_url());
        }
        $page = $page ?: (int) wp_insert_post([
            'post_type' => 'page',
            'post_status' => 'draft',
            'post_title' => $title,
            'post_content' => wp_slash($content),
        ]);
        Output::lead((string) get_edit_post_link($page, 'raw'));
    }

    /** @return array<string, string> Block → the title of its page. */
    private static function titles(): array
    {
        return ['fav-list' => __('My favorites', 'onda'), 'most-viewed' => __('Most viewed', 'onda')];
    }

    private static function page(string $block): int
    {
        $found = get_posts([
            'post_type' => 'page',
            'post_status' => self::STATES,
            's' => "<!-- wp:onda/$block",
            'sentence' => true,
            'fields' => 'ids',
            'numberposts' => 1,
        ]);
        return (int) ($found[0] ?? 0);
    }
}
