<?php

declare(strict_types=1);

namespace Onda\Owner\Stations\FirstSteps;

use Onda\Owner\Home\BlockPage;

defined('ABSPATH') || exit;

/** Makes a draft with a player and what is on air; its owner looks at it and publishes it. */
final class OnAirPage
{
    /** Leads to the editor. A draft that is there already is opened again. */
    public static function open(): void
    {
        BlockPage::edit((new PlayerPageRepository())->draft(), __('On air', 'onda'), self::content());
    }

    /** Markup of blocks. The first station plays, whatever its id. */
    public static function content(): string
    {
        $paragraph = '<p>' . esc_html(__('Press play to listen.', 'onda')) . '</p>';
        return get_comment_delimited_block_content('core/paragraph', [], $paragraph) . "\n\n"
            . get_comment_delimited_block_content('onda/radio-player', [], '');
    }
}
