<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\Guard;

defined('ABSPATH') || exit;

/**
 * A phrase as sound: clips with random pauses, speeds and volumes, over the same voice backwards and a hiss. 8 kHz, 8
 * bits, one channel.
 */
final class CaptchaAudio
{
    private const RATE = 8000;
    private const CLIP_HEADER = 44;
    private const SILENCE = "\x80";
    /** Shares of the full volume. */
    private const BABBLE = 0.2;
    private const HISS = 0.05;

    private SeededRandom $random;

    /** @param string $folder That of the clips: a folder for each language. */
    public function __construct(private Phrase $phrase, private string $folder)
    {
    }

    /** @param string $language `es` or `en`. */
    public function wav(string $language): string
    {
        $this->random = $this->phrase->random("audio $language");
        $clips = array_map(
            fn(string $symbol): string => $this->clip($language, $symbol),
            str_split($this->phrase->text()),
        );
        $spoken = $this->pause();
        foreach ($clips as $clip) {
            $spoken .= $this->said($clip) . $this->pause();
        }
        $samples = $this->mixed($spoken, strrev(implode($clips)));
        return $this->header(strlen($samples)) . $samples;
    }

    private function clip(string $language, string $symbol): string
    {
        return substr((string) file_get_contents("$this->folder/$language/$symbol.wav"), self::CLIP_HEADER);
    }

    private function pause(): string
    {
        return str_repeat(self::SILENCE, (int) (self::RATE * $this->random->between(0.25, 0.55)));
    }

    private function said(string $clip): string
    {
        $speed = $this->random->between(0.88, 1.12);
        $said = '';
        $length = strlen($clip);
        for ($at = 0.0; $at < $length; $at += $speed) {
            $said .= $clip[(int) $at];
        }
        return strtr($said, $this->louder($this->random->between(0.6, 0.75)));
    }

    /** @return array<string, string> Each sample in another loudness. */
    private function louder(float $gain): array
    {
        $table = [];
        for ($sample = 0; $sample < 256; $sample++) {
            $table[chr($sample)] = chr(128 + (int) (($sample - 128) * $gain));
        }
        return $table;
    }

    private function mixed(string $spoken, string $babble): string
    {
        $length = strlen($spoken);
        $under = strtr($babble, $this->louder(self::BABBLE));
        $under = substr(str_repeat($under, intdiv($length, strlen($under)) + 1), 0, $length);
        $hiss = strtr($this->random->bytes($length), $this->louder(self::HISS));
        [$voice, $back, $noise] = [unpack('C*', $spoken), unpack('C*', $under), unpack('C*', $hiss)];
        $mixed = [];
        foreach ($voice as $at => $sample) {
            // The sum of the highest volumes is 0.75 + 0.2 + 0.05.
            $mixed[] = $sample + $back[$at] + $noise[$at] - 256;
        }
        return pack('C*', ...$mixed);
    }

    private function header(int $length): string
    {
        return pack('A4VA4', 'RIFF', 36 + $length, 'WAVE')
            . pack('A4VvvVVvv', 'fmt ', 16, 1, 1, self::RATE, self::RATE, 1, 8)
            . pack('A4V', 'data', $length);
    }
}
