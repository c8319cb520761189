<?php

declare(strict_types=1);

namespace Onda\Core\Printing;

use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/**
 * The components of each `Templates.tsx` of the packages, filled with values: the markup that a script makes of them
 * too. A component is named by its package, its folder and its own name: `theme/share-links/Item`.
 */
final class Faces
{
    /** A placeholder that is a whole attribute, and any other; `&` marks nodes. */
    private const PLACE = '/ ([\w-]+)="\{\{(\w+)\}\}"|\{\{(&?)(\w+)\}\}/';
    private const ADDRESSES = ['href' => true, 'src' => true, 'action' => true];

    /** @var array<string, string>|null */
    private static ?array $templates = null;

    /**
     * The markup is React's: an attribute that is null or false is left out, and one that is true stands bare. An
     * address of another kind is left out, too.
     *
     * @param array<string, scalar|null> $values By the names of the component; `children`, and what ends in `Nodes`, is
     *     the markup of other faces.
     */
    public static function fill(string $name, array $values = []): string
    {
        $file = dirname(__DIR__, 3) . '/generated/faces.php';
        self::$templates ??= is_file($file) ? require $file : [];
        $place = static fn(array $found): string => match ($found[3] ?? null) {
            null => self::attribute($found[1], $values[$found[2]]),
            '&' => (string) $values[$found[4]],
            default => Html::text($values[$found[4]]),
        };
        return (string) preg_replace_callback(self::PLACE, $place, self::$templates[$name] ?? '');
    }

    private static function attribute(string $name, mixed $value): string
    {
        $value = isset(self::ADDRESSES[$name]) ? self::address($value) : $value;
        return match ($value) {
            null, false => '',
            true => " $name",
            default => " $name=\"" . Html::text($value) . '"',
        };
    }

    /** An address of the web, mail, a call or a calendar; those of the site may lack its host. */
    private static function address(mixed $value): ?string
    {
        $address = Html::as_string($value);
        $is_short = preg_match('~^(?:[/?#]|mailto:|tel:|webcal:)~i', $address) === 1;
        $kinds = ['http', 'https', 'mailto', 'tel', 'webcal'];
        return ($is_short ? esc_url_raw($address, $kinds) : Html::address($address)) ?: null;
    }
}
