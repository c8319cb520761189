<?php

/**
 * Behaviors of a theme with Magazette's markup: tag → sets of attributes; of none no selector is known, the owner says
 * it.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

return [
    'article-stream' => [['for' => '.page-content.infinity', 'article' => '.page-content article']],
    'back-to-top' => [['for' => '#back-to-top']],
    'comments-embed' => [],
    'comments-panel' => [['for' => '#comments .inner-comments', 'toggle' => '#comments .load-all']],
    'contact-form-state' => [['for' => '.wpcf7-form']],
    'content-accordion' => [],
    'content-carousel' => [['for' => '.thim-carousel-wrapper, #post-gallery .slides']],
    'content-tabs' => [],
    'count-down' => [['for' => '.thim-countdown']],
    'fade-slideshow' => [['for' => '.comingsoon-wrapper .background']],
    'form-rules' => [['for' => '#commentform'], ['for' => '.wpcf7-form', 'check' => 'false']],
    'hover-boxes' => [],
    'image-lightbox' => [['for' => '.post .the-content']],
    'lazy-media' => [['for' => '#main-content']],
    'load-more' => [['for' => '#main-content', 'grid' => '.masonry-layout', 'button' => '.masonry-loadmore']],
    'masonry-grid' => [['for' => '.masonry-layout, .thim-sc-masonry-posts, .home-masonry > .sc-loop']],
    'mobile-menu' => [['for' => '.mobile-menu-container', 'toggle' => '.menu-mobile-effect']],
    'page-preloader' => [['for' => '#thim-preloading']],
    'personal-news' => [[]],
    'post-grid' => [],
    'related-popup' => [['for' => 'article .popup-post']],
    'share-links' => [['for' => '.thim-social-share.popup']],
    'sticky-header' => [['for' => '#masthead.sticky-header']],
    'sticky-sidebar' => [['for' => '.sticky-sidebar, .like-sidebar']],
    'sub-menus' => [['for' => '.site-header .navbar']],
    'video-carousel' => [['for' => '.related-videos']],
];
