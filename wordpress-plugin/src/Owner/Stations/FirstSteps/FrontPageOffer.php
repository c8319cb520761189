<?php

declare(strict_types=1);

namespace Onda\Owner\Stations\FirstSteps;

use Onda\Owner\Home\Task;

defined('ABSPATH') || exit;

/** The page with the player as the front page: WordPress's own choice, under Settings, Reading. */
final class FrontPageOffer
{
    /** @return list<Task> Empty where no page with a player is public. */
    public static function tasks(): array
    {
        $page = current_user_can('manage_options') ? (new PlayerPageRepository())->page() : 0;
        if ($page === 0) {
            return [];
        }
        /* translators: %s: title of a page. */
        $way = __('Choose “%s” as the static page under Settings, Reading.', 'onda');
        return [new Task(
            Task::EXTRA + 5,
            __('The radio as the front page', 'onda'),
            sprintf($way, get_the_title($page)),
            static fn(): bool => get_option('show_on_front') === 'page' && (int) get_option('page_on_front') === $page,
            admin_url('options-reading.php'),
            '',
        )];
    }
}
