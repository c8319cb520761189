<?php

/** Behaviors of Twenty Twenty-Five: tag → sets of attributes. Menus are the blocks' own. */

declare(strict_types=1);

defined('ABSPATH') || exit;

return [
    'article-stream' => [[]],
    'back-to-top' => [[]],
    'comments-panel' => [['for' => '.wp-block-comments', 'open' => 'true']],
    'contact-form-state' => [['for' => '.wpcf7-form']],
    'form-rules' => [['for' => '#commentform']],
    'image-lightbox' => [['for' => '.wp-block-post-content']],
    'load-more' => [['for' => '.wp-block-query']],
    'personal-news' => [[]],
    'share-links' => [[]],
    'sticky-header' => [['for' => 'header.wp-block-template-part']],
];
