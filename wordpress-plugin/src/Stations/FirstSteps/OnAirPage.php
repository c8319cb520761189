<?php

declare(strict_types=1);

namespace Onda\Stations\FirstSteps;

use Onda\Http\Router;

defined('ABSPATH') || exit;

/** Makes a draft with a player and what is on air; its owner looks at it and publishes it. */
final class OnAirPage
{
    private const RIGHT = 'edit_pages';

    /** Leads to the editor. A draft that is there already is opened again. */
    public static function open(): void
    {
        if (!current_user_can(self::RIGHT)) {
            Router::lead(admin_url());
        }
        $id = (new PlayerPageRepository())->draft() ?: (int) wp_insert_post([
            'post_type' => 'page',
            'post_status' => 'draft',
            'post_title' => __('On air', 'onda'),
            'post_content' => wp_slash(self::content()),
        ]);
        Router::lead((string) get_edit_post_link($id, 'raw'));
    }

    /** Markup of blocks. The first station plays, whatever its id. */
    public static function content(): string
    {
        $paragraph = '<p>' . esc_html(__('Press play to listen.', 'onda')) . '</p>';
        return get_comment_delimited_block_content('core/paragraph', [], $paragraph) . "\n\n"
            . get_comment_delimited_block_content('onda/radio-player', [], '');
    }
}
