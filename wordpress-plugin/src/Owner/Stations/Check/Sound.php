<?php

declare(strict_types=1);

namespace Onda\Owner\Stations\Check;

use Onda\Core\Fetch\HttpAnswer;

defined('ABSPATH') || exit;

/** The facts of a sample of sound: codec and bitrate. */
final class Sound
{
    private const CODECS = [
        'audio/mpeg' => 'MP3', 'audio/mp3' => 'MP3', 'audio/mpeg3' => 'MP3', 'audio/x-mpeg' => 'MP3',
        'audio/aac' => 'AAC', 'audio/aacp' => 'AAC+', 'audio/x-aac' => 'AAC', 'audio/mp4' => 'AAC',
        'audio/flac' => 'FLAC', 'audio/x-flac' => 'FLAC', 'audio/webm' => 'WebM', 'video/mp2t' => 'MPEG-TS',
        'audio/opus' => 'Ogg Opus', 'audio/ogg' => 'Ogg', 'application/ogg' => 'Ogg', 'video/ogg' => 'Ogg',
    ];
    /** Not every phone plays these. */
    private const RARE = ['FLAC', 'WebM', 'MPEG-TS', 'Ogg Opus', 'Ogg Vorbis', 'Ogg FLAC', 'Ogg'];
    private const OGG = ['OpusHead' => 'Ogg Opus', "\x01vorbis" => 'Ogg Vorbis', "\x7fFLAC" => 'Ogg FLAC'];
    /** Kilobits by the four bits of an MPEG-1 Layer III header. */
    private const MP3_RATES = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0];
    private const MP3_FRAME = '~\xFF[\xFA\xFB](.)~s';
    private const AAC_FRAME = '~^\xFF[\xF0\xF1\xF8\xF9]~';

    private function __construct(
        public readonly string $codec,
        /** Kilobits a second; 0 where nothing tells it. */
        public readonly int $bitrate,
        public readonly bool $flows,
    ) {
    }

    /** Null for what is no sound. */
    public static function read(HttpAnswer $sample): ?self
    {
        $codec = self::codec($sample);
        return $codec === ''
            ? null
            : new self($codec, self::bitrate($sample, $codec), $sample->body !== '');
    }

    public function is_rare(): bool
    {
        return in_array($this->codec, self::RARE, true);
    }

    private static function codec(HttpAnswer $sample): string
    {
        $codec = self::CODECS[$sample->type()] ?? '';
        if (str_starts_with($sample->body, 'OggS') && ($codec === '' || $codec === 'Ogg')) {
            return self::ogg($sample->body);
        }
        return $codec ?: self::unnamed($sample);
    }

    private static function ogg(string $body): string
    {
        foreach (self::OGG as $mark => $name) {
            if (str_contains(substr($body, 0, 400), $mark)) {
                return $name;
            }
        }
        return 'Ogg';
    }

    /** The codec by its bytes, where the server says nothing or `application/octet-stream`. */
    private static function unnamed(HttpAnswer $sample): string
    {
        if (preg_match('/html|json|xml/', $sample->type()) === 1) {
            return '';
        }
        return match (true) {
            str_starts_with($sample->body, 'fLaC') => 'FLAC',
            preg_match(self::AAC_FRAME, $sample->body) === 1 => 'AAC',
            str_starts_with($sample->body, 'ID3') || self::mp3_rate($sample->body) > 0 => 'MP3',
            HttpAnswer::is_sound_type($sample->type()) => self::type_as_codec($sample->type()),
            default => '',
        };
    }

    /** `audio/x-ms-wma` → `MS-WMA`. */
    private static function type_as_codec(string $type): string
    {
        return strtoupper((string) preg_replace('~^\w+/(?:x-)?~', '', $type));
    }

    private static function bitrate(HttpAnswer $sample, string $codec): int
    {
        preg_match('/(?:^|;)\s*(?:ice-)?bitrate=(\d+)/i', $sample->header('ice-audio-info'), $said);
        $kilobits = (int) $sample->header('icy-br') ?: (int) ($said[1] ?? 0);
        $kilobits = $kilobits > 1000 && $kilobits % 1000 === 0 ? intdiv($kilobits, 1000) : $kilobits;
        return $kilobits ?: ($codec === 'MP3' ? self::mp3_rate($sample->body) : 0);
    }

    /** The rate that two frames say; bytes of another kind look like a header now and then. */
    private static function mp3_rate(string $body): int
    {
        preg_match_all(self::MP3_FRAME, substr($body, 0, 8192), $frames);
        $rates = array_filter(array_map(static fn(string $byte): int => self::MP3_RATES[ord($byte) >> 4], $frames[1]));
        $counts = array_count_values($rates);
        arsort($counts);
        return (int) reset($counts) > 1 ? (int) key($counts) : 0;
    }
}
