<?php

/** Behaviours of a theme with Newspack's markup: tag → sets of attributes. Without `for` an element stands after the article's text. */

declare(strict_types=1);

defined('ABSPATH') || exit;

return [
    'article-stream' => [[]],
    'back-to-top' => [[]],
    'comments-panel' => [['for' => '#comments-wrapper', 'toggle' => '#comments-toggle']],
    'contact-form-state' => [['for' => '.wpcf7-form']],
    'content-carousel' => [['for' => '.wp-block-newspack-blocks-carousel']],
    'form-rules' => [['for' => '#commentform']],
    'image-lightbox' => [['for' => '.entry-content']],
    'mobile-menu' => [['for' => '#mobile-sidebar-fallback', 'toggle' => '.mobile-menu-toggle']],
    'personal-news' => [[]],
    'share-links' => [[]],
    'sticky-header' => [['for' => '#masthead']],
    'sticky-sidebar' => [['for' => '#secondary']],
    'sub-menus' => [['for' => '.main-navigation']],
];
