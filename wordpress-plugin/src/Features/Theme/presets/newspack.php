<?php

/**
 * Behaviors of a theme with Newspack's markup: tag → sets of attributes. An element without `for` stands after the
 * article's text.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

return [
    // Headline, picture and comments stand beside the <article>.
    'article-stream' => [['article' => '#main', 'leave-out' => '#secondary, .post-navigation']],
    'back-to-top' => [[]],
    'comments-panel' => [['for' => '.comments-wrapper', 'toggle' => '.comments-toggle', 'closed-class' => 'comments-hide']],
    'contact-form-state' => [['for' => '.wpcf7-form']],
    'content-carousel' => [['for' => '.wp-block-newspack-blocks-carousel']],
    'form-rules' => [['for' => '#commentform']],
    'image-lightbox' => [['for' => '.entry-content']],
    'mobile-menu' => [[
        'for' => '#mobile-sidebar-fallback',
        'toggle' => '#masthead .mobile-menu-toggle',
        'close' => '.mobile-menu-toggle',
    ]],
    'personal-news' => [[]],
    'share-links' => [[]],
    'sticky-header' => [['for' => '#masthead']],
    'sticky-sidebar' => [['for' => '#secondary']],
    'sub-menus' => [['for' => '.main-navigation']],
];
