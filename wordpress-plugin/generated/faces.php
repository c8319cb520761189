<?php

// Printed by `pnpm generate` from the components of each `Templates.tsx` that PHP names. Do not edit.

declare(strict_types=1);

defined('ABSPATH') || exit;

return [
    'theme/List' => '<span part="list" role="list">{{&children}}</span>',
    'theme/comments-embed/Way' => '<a part="link" href="{{address}}" rel="nofollow">{{open}}</a><span part="note">{{note}}</span>',
    'theme/count-down/EndLink' => '<span class="onda-count-end"><a href="{{address}}">{{text}}</a></span>',
    'theme/count-down/EndText' => '<span class="onda-count-end">{{text}}</span>',
    'theme/count-down/Moment' => '<time datetime="{{date}}">{{words}}</time>',
    'theme/count-down/Problem' => '<span>{{text}}</span>',
    'theme/personal-news/Item' => '<span part="item" role="listitem"><a href="{{link}}">{{title}}</a><time datetime="{{date}}">{{day}}</time></span>',
    'theme/personal-news/PictureItem' => '<span part="item" role="listitem"><img alt="" loading="lazy" src="{{src}}" width="{{width}}" height="{{height}}"><a href="{{link}}">{{title}}</a><time datetime="{{date}}">{{day}}</time></span>',
    'theme/personal-news/Reason' => '<span part="why">{{text}}</span>',
    'theme/share-links/MailItem' => '<span part="item" role="listitem"><a href="mailto:{{letter}}">{{label}}</a></span>',
    'theme/share-links/NetworkItem' => '<span part="item" role="listitem"><a href="{{address}}" target="_blank" rel="noopener nofollow" aria-label="{{label}}">{{name}}</a></span>',
    'views/PrintedItem' => '<span part="item" role="listitem"><span part="position">{{position}}</span> <a part="title" href="{{link}}">{{title}}</a> <span part="count" hidden="{{isUncounted}}">{{count}}</span></span>',
    'views/PrintedList' => '<span part="list" role="list">{{&children}}</span><span part="status" role="status" hidden="{{isFull}}">{{status}}</span>',
    'views/PrintedPlainItem' => '<span part="item" role="listitem"><span part="position">{{position}}</span> <span part="title">{{title}}</span> <span part="count" hidden="{{isUncounted}}">{{count}}</span></span>',
];
