<?php

// Printed by `pnpm generate` from the words of the block editor. Do not edit.

declare(strict_types=1);

defined('ABSPATH') || exit;

return [
    'onda/radio-player' => [
        [
            'name' => 'card',
            'title' => __('Radio player: card', 'onda'),
            'description' => __('Cover, song and buttons in a card.', 'onda'),
            'attributes' => [
                'playerWidth' => 355,
            ],
            'scope' => [
                'transform',
            ],
            'isActive' => [
                'playerWidth',
            ],
        ],
        [
            'name' => 'wide',
            'title' => __('Radio player: wide', 'onda'),
            'description' => __('The cover beside the song, as wide as an article.', 'onda'),
            'attributes' => [
                'playerWidth' => 720,
            ],
            'scope' => [
                'transform',
            ],
            'isActive' => [
                'playerWidth',
            ],
        ],
        [
            'name' => 'sticky-bar',
            'title' => __('Radio player: sticky bar', 'onda'),
            'description' => __('A bar that stays at the edge of the window and plays on from page to page.', 'onda'),
            'attributes' => [
                'sticky' => true,
                'startMinified' => true,
                'seamless' => true,
            ],
            'scope' => [
                'inserter',
                'transform',
            ],
            'isActive' => [
                'sticky',
                'startMinified',
                'seamless',
            ],
        ],
        [
            'name' => 'mini',
            'title' => __('Radio player: mini', 'onda'),
            'description' => __('The play button alone.', 'onda'),
            'attributes' => [
                'showOnlyPlayButton' => true,
            ],
            'scope' => [
                'transform',
            ],
            'isActive' => [
                'showOnlyPlayButton',
            ],
        ],
    ],
    'onda/masonry-grid' => [
        [
            'name' => 'magazine',
            'title' => __('Grid of posts: magazine', 'onda'),
            'description' => __('Three columns with filters; more come while scrolling.', 'onda'),
            'attributes' => [
                'columns' => 3,
                'count' => 12,
                'filters' => true,
                'more' => 'auto',
            ],
            'scope' => [
                'transform',
            ],
            'isActive' => [
                'columns',
                'count',
                'filters',
                'more',
            ],
        ],
        [
            'name' => 'list',
            'title' => __('Grid of posts: one column', 'onda'),
            'description' => __('Six posts below each other.', 'onda'),
            'attributes' => [
                'columns' => 1,
                'count' => 6,
            ],
            'scope' => [
                'transform',
            ],
            'isActive' => [
                'columns',
                'count',
            ],
        ],
    ],
    'onda/content-accordion' => [
        [
            'name' => 'toggles',
            'title' => __('Toggles', 'onda'),
            'description' => __('Sections that open and close alone.', 'onda'),
            'attributes' => [
                'single' => false,
            ],
            'scope' => [
                'inserter',
                'transform',
            ],
            'isActive' => [
                'single',
            ],
        ],
    ],
    'onda/asp-search' => [
        [
            'name' => 'icon',
            'title' => __('Live search: icon', 'onda'),
            'description' => __('A magnifier that opens the field.', 'onda'),
            'attributes' => [
                'compact' => true,
            ],
            'scope' => [
                'inserter',
                'transform',
            ],
            'isActive' => [
                'compact',
            ],
        ],
        [
            'name' => 'tiles',
            'title' => __('Live search: tiles', 'onda'),
            'description' => __('Results as tiles in the page.', 'onda'),
            'attributes' => [
                'resultstype' => 'isotopic',
                'resultsposition' => 'block',
            ],
            'scope' => [
                'transform',
            ],
            'isActive' => [
                'resultstype',
                'resultsposition',
            ],
        ],
    ],
    'onda/masthead-search' => [
        [
            'name' => 'submit',
            'title' => __('Search box of the theme: Enter opens the results', 'onda'),
            'description' => __('Results while one types; Enter opens the search page.', 'onda'),
            'attributes' => [
                'enter' => 'submit',
            ],
            'scope' => [
                'transform',
            ],
            'isActive' => [
                'enter',
            ],
        ],
    ],
    'onda/newsletter-form' => [
        [
            'name' => 'inline',
            'title' => __('Newsletter form: in the page', 'onda'),
            'description' => __('A form where the block stands.', 'onda'),
            'attributes' => [
                'type' => 'inline',
            ],
            'scope' => [
                'transform',
            ],
            'isActive' => [
                'type',
            ],
        ],
        [
            'name' => 'fixed-bar',
            'title' => __('Newsletter form: bar', 'onda'),
            'description' => __('A bar at the edge of the window.', 'onda'),
            'attributes' => [
                'type' => 'fixed_bar',
            ],
            'scope' => [
                'transform',
            ],
            'isActive' => [
                'type',
            ],
        ],
        [
            'name' => 'slide-in',
            'title' => __('Newsletter form: slide-in', 'onda'),
            'description' => __('A small form that slides in at the side.', 'onda'),
            'attributes' => [
                'type' => 'slide_in',
            ],
            'scope' => [
                'transform',
            ],
            'isActive' => [
                'type',
            ],
        ],
        [
            'name' => 'popup',
            'title' => __('Newsletter form: popup', 'onda'),
            'description' => __('A form over the page.', 'onda'),
            'attributes' => [
                'type' => 'popup',
            ],
            'scope' => [
                'transform',
            ],
            'isActive' => [
                'type',
            ],
        ],
    ],
];
