<?php

/**
 * Behaviors of themes with WordPress's usual markup: tag → sets of attributes. Header, menus and the way up are the
 * theme's own.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

return [
    // The parts that hold headline and comments too, of Astra and GeneratePress, of OceanWP, of Hello. ColorMag has
    // none.
    'article-stream' => [[
        'article' => '#primary > main, #content > article, main#content',
        'leave-out' => '.post-navigation',
    ]],
    'comments-panel' => [['for' => '#comments', 'open' => 'true']],
    'contact-form-state' => [['for' => '.wpcf7-form']],
    'form-rules' => [['for' => '#commentform']],
    'image-lightbox' => [['for' => 'article .entry-content, .cm-entry-summary, .page-content']],
    'personal-news' => [[]],
    'share-links' => [[]],
    'sticky-sidebar' => [['for' => '#secondary, #cm-secondary, #right-sidebar']],
];
