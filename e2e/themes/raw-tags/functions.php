<?php

/** Names its tags where a test asks for it. */

declare(strict_types=1);

add_action('after_setup_theme', static function (): void {
    if (get_option('raw_tags_named')) {
        add_theme_support('onda', ['radio-player', 'live-radio-button', 'fav-button']);
    }
});
