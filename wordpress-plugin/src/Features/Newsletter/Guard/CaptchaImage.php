<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\Guard;

defined('ABSPATH') || exit;

/**
 * A phrase as a picture, without an image library. It varies the place, size, slant and pen of each symbol, bends all
 * of them in a wave, and adds lines of the same ink and discs in which black and white change places.
 */
final class CaptchaImage
{
    public const WIDTH = 220;
    public const HEIGHT = 60;
    private const LINES = 2;
    private const DISCS = 2;
    private const SPECKS = 160;
    /** The strength of the grain, out of 255. */
    private const GRAIN = 44;

    /** @var list<int> Ink from 0 to 255, row by row. */
    private array $ink;
    private SeededRandom $random;

    public function __construct(private Phrase $phrase)
    {
    }

    public function png(): string
    {
        $this->random = $this->phrase->random('image');
        $this->ink = array_fill(0, self::WIDTH * self::HEIGHT, 0);
        $this->write($this->phrase->text());
        $this->cross();
        $this->sprinkle();
        $this->invert();
        return Png::gray(self::WIDTH, self::HEIGHT, $this->grained());
    }

    private function write(string $text): void
    {
        $wave = $this->wave();
        $step = (self::WIDTH - 36) / strlen($text);
        foreach (str_split($text) as $at => $symbol) {
            $place = $this->placing(18 + ($at + 0.5) * $step);
            $pen = $this->random->between(1.3, 2.1);
            foreach (Glyphs::strokes($symbol) as $stroke) {
                $this->stroke(array_map($place, $stroke), $wave, $pen);
            }
        }
    }

    /** @return \Closure(array{float, float}): array{float, float} From the square of a symbol to the picture. */
    private function placing(float $middle): \Closure
    {
        [$width, $height] = [$this->random->between(22, 30), $this->random->between(28, 38)];
        $x = $middle + $this->random->between(-5, 5);
        $y = self::HEIGHT / 2 + $this->random->between(-6, 6);
        $angle = $this->random->between(-0.36, 0.36);
        $slant = $this->random->between(-0.25, 0.25);
        [$cos, $sin] = [cos($angle), sin($angle)];
        return static function (array $point) use ($width, $height, $x, $y, $cos, $sin, $slant): array {
            $across = ($point[0] + $slant * $point[1]) * $width;
            $down = $point[1] * $height;
            return [$x + $across * $cos - $down * $sin, $y + $across * $sin + $down * $cos];
        };
    }

    /** @return \Closure(float, float): array{float, float} */
    private function wave(): \Closure
    {
        [$phase, $shift] = [$this->random->between(0, 6.28), $this->random->between(0, 6.28)];
        [$length, $rise] = [$this->random->between(22, 34), $this->random->between(2.5, 4.5)];
        $push = $this->random->between(1.5, 3);
        return static fn(float $x, float $y): array =>
            [$x + $push * sin($y / 9 + $shift), $y + $rise * sin($x / $length + $phase)];
    }

    /** @param list<array{float, float}> $points */
    private function stroke(array $points, \Closure $wave, float $pen): void
    {
        for ($at = 1; $at < count($points); $at++) {
            [[$ax, $ay], [$bx, $by]] = [$points[$at - 1], $points[$at]];
            $steps = (int) ceil(hypot($bx - $ax, $by - $ay) / 0.9);
            for ($step = 0; $step <= $steps; $step++) {
                $part = $steps === 0 ? 0 : $step / $steps;
                $this->dot($wave($ax + ($bx - $ax) * $part, $ay + ($by - $ay) * $part), $pen);
            }
        }
    }

    /** @param array{float, float} $point */
    private function dot(array $point, float $pen): void
    {
        [$x, $y] = $point;
        $reach = $pen + 0.5;
        $bottom = min(self::HEIGHT - 1, (int) ($y + $reach));
        $right = min(self::WIDTH - 1, (int) ($x + $reach));
        for ($row = max(0, (int) ceil($y - $reach)); $row <= $bottom; $row++) {
            for ($column = max(0, (int) ceil($x - $reach)); $column <= $right; $column++) {
                $edge = $reach - sqrt(($column - $x) ** 2 + ($row - $y) ** 2);
                $at = $row * self::WIDTH + $column;
                $ink = $edge >= 1 ? 255 : (int) (255 * $edge);
                if ($ink > $this->ink[$at]) {
                    $this->ink[$at] = $ink;
                }
            }
        }
    }

    /** Lines that look like parts of symbols. */
    private function cross(): void
    {
        for ($line = 0; $line < self::LINES; $line++) {
            $wave = $this->wave();
            $height = fn(): float => $this->random->between(10, self::HEIGHT - 10);
            $points = [[4.0, $height()], [self::WIDTH / 2, $height()], [self::WIDTH - 4.0, $height()]];
            $this->stroke($points, $wave, $this->random->between(0.5, 1));
        }
    }

    private function sprinkle(): void
    {
        for ($speck = 0; $speck < self::SPECKS; $speck++) {
            $point = [$this->random->between(1, self::WIDTH - 2), $this->random->between(1, self::HEIGHT - 2)];
            $this->dot($point, 0.4);
        }
    }

    private function invert(): void
    {
        for ($disc = 0; $disc < self::DISCS; $disc++) {
            // Each disc has a part of the width to itself: where two overlap, a symbol is illegible.
            $x = ($disc + $this->random->between(0.2, 0.8)) * self::WIDTH / self::DISCS;
            $y = $this->random->between(0, self::HEIGHT);
            $radius = $this->random->between(14, 25);
            for ($row = max(0, (int) ($y - $radius)); $row <= min(self::HEIGHT - 1, $y + $radius); $row++) {
                $half = sqrt(max(0, $radius ** 2 - ($row - $y) ** 2));
                $end = $row * self::WIDTH + min(self::WIDTH - 1, (int) ($x + $half));
                for ($at = $row * self::WIDTH + max(0, (int) ($x - $half)); $at <= $end; $at++) {
                    $this->ink[$at] = 255 - $this->ink[$at];
                }
            }
        }
    }

    /** @return list<int> Shades, 255 is white. */
    private function grained(): array
    {
        $grain = unpack('C*', $this->random->bytes(self::WIDTH * self::HEIGHT));
        $span = 255 - 2 * self::GRAIN;
        $shades = [];
        foreach ($this->ink as $at => $ink) {
            $shades[] = self::GRAIN + intdiv((255 - $ink) * $span, 255) + intdiv(($grain[$at + 1] - 128) * self::GRAIN, 128);
        }
        return $shades;
    }
}
