<?php

declare(strict_types=1);

namespace Onda\Core\Fetch;

defined('ABSPATH') || exit;

/** The texts that a server puts between the bytes of its audio, after `Icy-MetaData: 1`. */
final class IcyBlocks
{
    /** The unit in which a block's length is given. */
    private const PIECE = 16;
    private const ADVERTISEMENT = "~\badw_ad='true'~i";

    /**
     * The first text that names a song or none, as its bytes came. A title beside an advertisement belongs to it:
     * that text is returned only if no other has arrived. Empty where nothing was told yet.
     *
     * @param string $sound From its first byte; may end anywhere.
     * @param int $interval Bytes of sound before each block, as `icy-metaint` says.
     */
    public static function telling(string $sound, int $interval): string
    {
        $told = '';
        $at = $interval;
        while ($interval > 0 && isset($sound[$at])) {
            $length = self::PIECE * ord($sound[$at]);
            $text = rtrim(substr($sound, $at + 1, $length), "\0");
            $is_whole = strlen($sound) > $at + $length;
            if ($is_whole && stripos($text, 'StreamTitle=') !== false) {
                if (!self::is_advertisement($text)) {
                    return $text;
                }
                $told = $told ?: $text;
            }
            $at += 1 + $length + $interval;
        }
        return $told;
    }

    public static function is_advertisement(string $text): bool
    {
        return preg_match(self::ADVERTISEMENT, $text) === 1;
    }
}
