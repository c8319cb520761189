<?php

declare(strict_types=1);

namespace Onda\Features\Theme;

use Onda\Core\Printing\Faces;
use Onda\Core\Printing\Texts;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/**
 * The inside of `<comments-embed>`: a link to the discussion and the line that says whose it is. Nobody is contacted by
 * it.
 */
final class CommentsEmbed
{
    private const SHORTNAME = '/^[a-z0-9][a-z0-9-]*$/i';

    public function __construct(private Texts $texts)
    {
    }

    /**
     * @param array<string, scalar> $values
     * @return array<string, scalar>
     */
    public static function resolve(array $values): array
    {
        $post = in_the_loop() ? get_post() : get_queried_object();
        return $values + ($post instanceof \WP_Post ? ['url' => (string) get_permalink($post)] : []);
    }

    /** @param array<string, scalar> $values */
    public function inside(array $values): string
    {
        $shortname = (string) ($values['shortname'] ?? '');
        if (preg_match(self::SHORTNAME, $shortname) !== 1) {
            return '';
        }
        $address = "https://$shortname.disqus.com/?url=" . rawurlencode(Html::address($values['url'] ?? ''));
        return Faces::fill('theme/comments-embed/Way', [
            'address' => $address,
            'open' => $this->texts->text('theme', 'embedOpen'),
            'note' => $this->texts->text('theme', 'embedNote'),
        ]);
    }
}
