<?php

declare(strict_types=1);

namespace Onda\Search\Index\Build;

use Onda\Admin\Screen;
use Onda\Http\Router;
use Onda\Printing\Html;

defined('ABSPATH') || exit;

/** The button that has all posts read again, for a rule that changed elsewhere. */
final class ReadAgain
{
    public const ACTION = 'onda_read_again';

    public function __construct(private Upkeep $upkeep)
    {
    }

    public function hook(): void
    {
        add_action('admin_post_' . self::ACTION, [$this, 'run'], 10, 0);
    }

    public function run(): void
    {
        check_admin_referer(self::ACTION);
        if (!current_user_can('manage_options')) {
            Router::lead(admin_url());
        }
        $this->upkeep->again();
        $this->upkeep->soon();
        Router::lead(Screen::Search->url('index'));
    }

    /** It stands within the form of the settings. */
    public static function button(): string
    {
        $address = wp_nonce_url(admin_url('admin-post.php?action=' . self::ACTION), self::ACTION);
        $link = ['class' => 'button', 'href' => wp_specialchars_decode($address)];
        return Html::tag('p', [], Html::tag('a', $link, Html::text(__('Read all posts again', 'onda'))));
    }
}
