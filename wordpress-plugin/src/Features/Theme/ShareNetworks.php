<?php

// Printed by `pnpm generate` from the networks of packages/core. Do not edit.

declare(strict_types=1);

namespace Onda\Features\Theme;

defined('ABSPATH') || exit;

/** Name and address of each network; `{url}` and `{text}` come percent-encoded. */
final class ShareNetworks
{
    public const ALL = [
        'facebook' => [
            'name' => 'Facebook',
            'address' => 'https://www.facebook.com/sharer/sharer.php?u={url}',
        ],
        'x' => [
            'name' => 'X',
            'address' => 'https://x.com/intent/post?url={url}&text={text}',
        ],
        'whatsapp' => [
            'name' => 'WhatsApp',
            'address' => 'https://api.whatsapp.com/send?text={text}%20{url}',
        ],
        'telegram' => [
            'name' => 'Telegram',
            'address' => 'https://t.me/share/url?url={url}&text={text}',
        ],
        'bluesky' => [
            'name' => 'Bluesky',
            'address' => 'https://bsky.app/intent/compose?text={text}%20{url}',
        ],
        'mastodon' => [
            'name' => 'Mastodon',
            'address' => 'https://share.joinmastodon.org/#text={text}%20{url}',
        ],
        'linkedin' => [
            'name' => 'LinkedIn',
            'address' => 'https://www.linkedin.com/sharing/share-offsite/?url={url}',
        ],
        'pinterest' => [
            'name' => 'Pinterest',
            'address' => 'https://www.pinterest.com/pin/create/button/?url={url}&description={text}',
        ],
        'reddit' => [
            'name' => 'Reddit',
            'address' => 'https://www.reddit.com/submit?url={url}&title={text}',
        ],
        'email' => [
            'name' => '',
            'address' => 'mailto:?subject={text}&body={url}',
        ],
    ];
}
