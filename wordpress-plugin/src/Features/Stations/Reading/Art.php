<?php

declare(strict_types=1);

namespace Onda\Features\Stations\Reading;

use Onda\Core\Fetch\Endpoint;
use Onda\Core\Text\Html;
use WpOrg\Requests\Iri;

defined('ABSPATH') || exit;

/** Addresses of the pictures of songs. */
final class Art
{
    private const MOST_BYTES = 2000;
    /** Pictures that panels show for every song without one, and the star that Last.fm gives for every artist. */
    private const NONE = '~album_art\.|/generic_song\.|/no[-_]?cover\.|2a96cbd8b46e442fc41c2b86b821562f'
        . '|^(?:null|none|undefined)?$~iD';
    private const NO_HOST = '~^(?:\w+:)?//(?:[^/?#]*["<>\s]|/)|^https?:(?!//)~i';
    private const IMAGE_FILE = '/\.(?:jpe?g|png|webp|gif)(?:\?|$)/i';
    private const PROVIDER_PATH = '/data/image/';

    public function __construct(private string $feed, private string $stream)
    {
    }

    /** An http(s) address, or empty. A relative one is the feed's, one of the specification's provider the stream's. */
    public function of(mixed $value): string
    {
        $written = is_string($value) && strlen($value) <= self::MOST_BYTES ? self::as_browsers_read(trim($value)) : '';
        if (preg_match(self::NONE, $written) === 1 || preg_match(self::NO_HOST, $written) === 1) {
            return '';
        }
        $is_providers = str_starts_with($written, self::PROVIDER_PATH);
        return Html::address(self::absolute($written, $is_providers ? $this->stream : $this->feed));
    }

    /** Pictures of the history must also end like a file of one (R-5.37). */
    public function of_history(mixed $value): string
    {
        $art = $this->of($value);
        return preg_match(self::IMAGE_FILE, $art) === 1 ? $art : '';
    }

    /** With a host that resolvers know. JSON in JSON keeps a backslash before each slash; one alone is a slash. */
    private static function as_browsers_read(string $written): string
    {
        $plain = preg_replace(['/&(?:(?:amp|#0*38|#x0*26);)+/i', '~\\\\+/?~', '/[\t\r\n]+/'], ['&', '/', ''], $written);
        return (string) preg_replace_callback('~^((?:https?:)?//)([^/?#@:\s"<>]+)~i', static fn(array $of): string =>
            $of[1] . Endpoint::resolvable($of[2]), (string) $plain);
    }

    private static function absolute(string $written, string $base): string
    {
        $address = Iri::absolutize($base, str_starts_with($written, '//') ? "https:$written" : $written);
        return $address === false ? '' : (string) $address->uri;
    }
}
