<?php

// Printed by `pnpm generate` from the contracts. Do not edit.

declare(strict_types=1);

defined('ABSPATH') || exit;

return [
    'radio-player' => [
        'title' => __('Radio player', 'onda'),
        'description' => __('Plays one live station and shows what is on air.', 'onda'),
    ],
    'live-radio-button' => [
        'title' => __('Live radio button', 'onda'),
        'description' => __('One button that starts and pauses the station, together with the player of the page.', 'onda'),
    ],
    'station-switcher' => [
        'title' => __('Station switcher', 'onda'),
        'description' => __('The stations of the site, each with its song; the players of the page follow the chosen one.', 'onda'),
    ],
    'episode-player' => [
        'title' => __('Episode player', 'onda'),
        'description' => __('Plays a file in a bar at the foot of the page. A list of episodes puts it at the end of the body; a new src starts that file.', 'onda'),
    ],
    'now-playing' => [
        'title' => __('Now playing', 'onda'),
        'description' => __('A block that opens to show the current song and the last ones.', 'onda'),
    ],
    'fav-button' => [
        'title' => __('Favorite button', 'onda'),
        'description' => __('A button that keeps a post among the visitor’s favorites, and takes it out again.', 'onda'),
    ],
    'fav-list' => [
        'title' => __('Favorites list', 'onda'),
        'description' => __('The favorites of the visitor, or of a user, in pages.', 'onda'),
    ],
    'fav-count' => [
        'title' => __('Favorites count', 'onda'),
        'description' => __('A number: how many keep a post, or how many favorites the visitor has.', 'onda'),
    ],
    'fav-clear' => [
        'title' => __('Clear favorites', 'onda'),
        'description' => __('A button that empties the visitor’s list; disabled while there is nothing to clear.', 'onda'),
    ],
    'comment-vote' => [
        'title' => __('Comment vote', 'onda'),
        'description' => __('Votes a comment up or down and shows how many did.', 'onda'),
    ],
    'voice-search' => [
        'title' => __('Voice search', 'onda'),
        'description' => __('A microphone button: who says the activation word and a phrase goes to the matching post, or to the search of the site.', 'onda'),
    ],
    'view-recorder' => [
        'title' => __('View recorder', 'onda'),
        'description' => __('Counts that the post is read; shows nothing. Single posts of the chosen types have one.', 'onda'),
    ],
    'most-viewed' => [
        'title' => __('Most viewed', 'onda'),
        'description' => __('A ranked list of posts with their views; it follows what is read.', 'onda'),
    ],
    'article-stream' => [
        'title' => __('Article stream', 'onda'),
        'description' => __('Brings the next article when the reader reaches the end of one; address and title follow.', 'onda'),
    ],
    'form-rules' => [
        'title' => __('Form rules', 'onda'),
        'description' => __('Checks what is written into a form by the rules of its markup, and says in words what is wrong.', 'onda'),
    ],
    'contact-form-state' => [
        'title' => __('State of a contact form', 'onda'),
        'description' => __('Shows that a form of Contact Form 7 is being sent, and ends that in every outcome.', 'onda'),
    ],
    'scores-board' => [
        'title' => __('Scores', 'onda'),
        'description' => __('The games of a day by competition, with a chooser that leads to one of them.', 'onda'),
    ],
    'scores-calendar' => [
        'title' => __('Calendar of the scores', 'onda'),
        'description' => __('A calendar behind a toggle; a day of it loads the page anew with the games of that day.', 'onda'),
    ],
    'masonry-grid' => [
        'title' => __('Grid of posts', 'onda'),
        'description' => __('Posts as cards in a grid without layout shift, with a button that loads more.', 'onda'),
    ],
    'load-more' => [
        'title' => __('Load more', 'onda'),
        'description' => __('Adds the next cards to a grid: by the site’s signed query, or from the next page of the list.', 'onda'),
    ],
    'post-grid' => [
        'title' => __('Filter of a grid', 'onda'),
        'description' => __('Shows what #filter=… names and what the quick search finds, of the posts that are there.', 'onda'),
    ],
    'share-links' => [
        'title' => __('Share links', 'onda'),
        'description' => __('Links that share the article, in a small window; the device’s own sheet and the address to copy where it has them.', 'onda'),
    ],
    'comments-panel' => [
        'title' => __('Comments panel', 'onda'),
        'description' => __('Opens and closes the comments; a reply brings the form under its comment.', 'onda'),
    ],
    'comments-embed' => [
        'title' => __('Comments from Disqus', 'onda'),
        'description' => __('A link to the discussion on Disqus, which comes into the page when somebody wants it.', 'onda'),
    ],
    'related-popup' => [
        'title' => __('Related popup', 'onda'),
        'description' => __('Offers the related article in a corner while one is read; its place in the text stays as it is.', 'onda'),
    ],
    'personal-news' => [
        'title' => __('Personal news', 'onda'),
        'description' => __('Unread articles of the categories that a visitor reads, else the newest; what was read stays in the browser.', 'onda'),
    ],
    'sticky-header' => [
        'title' => __('Sticky header', 'onda'),
        'description' => __('Keeps a header at the upper edge: it hides on the way down and is back on the way up.', 'onda'),
    ],
    'back-to-top' => [
        'title' => __('Back to top', 'onda'),
        'description' => __('A link that leads back to the top of the page, there once the page was scrolled.', 'onda'),
    ],
    'mobile-menu' => [
        'title' => __('Mobile menu', 'onda'),
        'description' => __('Opens a menu over the page on small screens, from the theme’s own button.', 'onda'),
    ],
    'sub-menus' => [
        'title' => __('Submenus', 'onda'),
        'description' => __('Gives each entry of a menu that has a submenu a button beside its link; a pointer opens it too.', 'onda'),
    ],
    'content-tabs' => [
        'title' => __('Tabs', 'onda'),
        'description' => __('Shows one of several sections at a time; each heading becomes a tab.', 'onda'),
    ],
    'content-accordion' => [
        'title' => __('Accordion', 'onda'),
        'description' => __('Folds sections under their headings; one is open at a time, or several as toggles.', 'onda'),
    ],
    'hover-boxes' => [
        'title' => __('Hover boxes', 'onda'),
        'description' => __('Boxes of equal height that show the rest of their content under a pointer or with the focus.', 'onda'),
    ],
    'lazy-media' => [
        'title' => __('Lazy media', 'onda'),
        'description' => __('Loads images, frames and videos shortly before they come into sight; marks images that are broken.', 'onda'),
    ],
    'sticky-sidebar' => [
        'title' => __('Sticky sidebar', 'onda'),
        'description' => __('Keeps a sidebar in sight beside a long text, also one that is higher than the window.', 'onda'),
    ],
    'page-preloader' => [
        'title' => __('Page preloader', 'onda'),
        'description' => __('Covers the page until it is loaded, three seconds at most, and fades; no script is needed for it to go.', 'onda'),
    ],
    'content-carousel' => [
        'title' => __('Carousel', 'onda'),
        'description' => __('Shows what stands in it, a gallery too, as a row that scrolls. The wrapper of a theme may say the first five as data-visible and so on.', 'onda'),
    ],
    'fade-slideshow' => [
        'title' => __('Slideshow', 'onda'),
        'description' => __('Shows one after the other of what stands in it; each fades into the next.', 'onda'),
    ],
    'video-carousel' => [
        'title' => __('Video carousel', 'onda'),
        'description' => __('A row of videos: links to YouTube, Vimeo or a file, or videos of the page. Nothing of a provider is asked for before a click, and one plays at a time.', 'onda'),
    ],
    'image-lightbox' => [
        'title' => __('Lightbox', 'onda'),
        'description' => __('Opens the pictures of an article in a dialog of their own, and what links with data-lightbox lead to: videos and pages of the site.', 'onda'),
    ],
    'count-down' => [
        'title' => __('Countdown', 'onda'),
        'description' => __('Counts the days, hours, minutes and seconds to a date, which stands there in words without scripts.', 'onda'),
    ],
    'asp-search' => [
        'title' => __('Live search', 'onda'),
        'description' => __('A search box whose results appear in a panel while one types. Without script it is the plain search form of the site.', 'onda'),
    ],
    'masthead-search' => [
        'title' => __('Search box of the theme', 'onda'),
        'description' => __('The search box of the masthead and of the page that says that nothing is there: trending keywords when it is entered, results while one types.', 'onda'),
    ],
    'newsletter-form' => [
        'title' => __('Newsletter form', 'onda'),
        'description' => __('A form to subscribe: in the page, as a bar, a slide-in or a popup. Without script it is sent as a plain form.', 'onda'),
    ],
    'newsletter-manage' => [
        'title' => __('Manage subscription', 'onda'),
        'description' => __('Names, lists and the end of a subscription, for who comes by the link in a mail.', 'onda'),
    ],
    'captcha-hook' => [
        'title' => __('Invisible captcha', 'onda'),
        'description' => __('Tells people from machines in the registration forms. The server prints it there.', 'onda'),
    ],
    'element-inspector' => [
        'title' => __('Element inspector', 'onda'),
        'description' => __('Highlights the element under the pointer and hides the one that is clicked, on this page.', 'onda'),
    ],
    'program-schedule' => [
        'title' => __('Program schedule', 'onda'),
        'description' => __('The week of a station by day: shows with their hours and hosts, and the one on air.', 'onda'),
    ],
    'on-air' => [
        'title' => __('On air', 'onda'),
        'description' => __('The show that is on now and those that come next, by the schedule of the station.', 'onda'),
    ],
    'show-episodes' => [
        'title' => __('Episodes', 'onda'),
        'description' => __('The recordings of a show, or the newest of all shows, to listen again.', 'onda'),
    ],
    'studio-line' => [
        'title' => __('Studio line', 'onda'),
        'description' => __('WhatsApp, phone and mail of the show that is on, else of the station.', 'onda'),
    ],
];
