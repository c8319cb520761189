<?php

declare(strict_types=1);

namespace Onda\Features\Theme;

use Onda\Core\Printing\Faces;
use Onda\Core\Printing\Texts;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** The inside of `<share-links>`: plain links, which work without a script and contact nobody before a click. */
final class ShareLinks
{
    private const USUAL = 'facebook, x, whatsapp, telegram, email';

    public function __construct(private Texts $texts)
    {
    }

    /**
     * The article around the element, where nothing else was written.
     *
     * @param array<string, scalar> $values
     * @return array<string, scalar>
     */
    public static function resolve(array $values): array
    {
        if (($values['for'] ?? '') !== '') {
            return $values;
        }
        $post = in_the_loop() ? get_post() : get_queried_object();
        return $values + ($post instanceof \WP_Post
            ? ['url' => (string) get_permalink($post), 'text' => Html::plain(get_the_title($post))]
            : ['url' => home_url('/'), 'text' => Html::plain(get_bloginfo('name'))]);
    }

    /**
     * Nothing that would end a paragraph: a shortcode may stand in one.
     *
     * @param array<string, scalar> $values
     */
    public function inside(array $values): string
    {
        $url = Html::address($values['url'] ?? '');
        if ($url === '') {
            return '';
        }
        // No address holds the end of a line.
        $text = (string) preg_replace('/\s+/', ' ', (string) ($values['text'] ?? ''));
        $filled = ['{url}' => rawurlencode($url), '{text}' => rawurlencode($text)];
        $names = preg_split('/[\s,]+/', strtolower((string) ($values['networks'] ?? self::USUAL)));
        $items = '';
        foreach (array_intersect(array_unique($names), array_keys(ShareNetworks::ALL)) as $name) {
            $items .= $this->item($name, $filled);
        }
        return $items === '' ? '' : Faces::fill('theme/List', ['children' => $items]);
    }

    /** @param array<string, string> $filled */
    private function item(string $network, array $filled): string
    {
        ['name' => $name, 'address' => $address] = ShareNetworks::ALL[$network];
        $address = strtr($address, $filled);
        if ($name === '') {
            $label = $this->texts->text('theme', 'shareByMail');
            $letter = substr($address, strlen('mailto:'));
            return Faces::fill('theme/share-links/MailItem', ['letter' => $letter, 'label' => $label]);
        }
        $label = str_replace('{network}', $name, $this->texts->text('theme', 'shareOn'));
        return Faces::fill('theme/share-links/NetworkItem', ['address' => $address, 'label' => $label, 'name' => $name]);
    }
}
