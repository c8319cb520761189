<?php

declare(strict_types=1);

namespace Onda\Tests\Fetch;

use Onda\Core\Fetch\IcyBlocks;
use PHPUnit\Framework\TestCase;

final class IcyBlocksTest extends TestCase
{
    private const INTERVAL = 16;
    private const SONG = "StreamTitle='Los Faroles - Calle del Puerto';";
    private const AD = "StreamTitle='';StreamUrl='';adw_ad='true';durationMilliseconds='30024';";

    /**
     * @dataProvider streams
     * @param list<string> $blocks
     */
    public function test_the_first_block_that_tells_something_is_taken(array $blocks, string $told): void
    {
        $this->assertSame($told, IcyBlocks::telling(self::stream($blocks), self::INTERVAL));
    }

    public function streams(): array
    {
        $longest = "StreamTitle='" . str_repeat('ñ', 2030) . "';";
        return [
            'at once' => [[self::SONG], self::SONG],
            'after two that say nothing new' => [['', '', self::SONG], self::SONG],
            'after an advertisement' => [[self::AD, '', self::SONG], self::SONG],
            'an advertisement alone' => [[self::AD, ''], self::AD],
            'a title beside the advertisement' => [["StreamTitle='Marca - Ven';adw_ad='true';"], "StreamTitle='Marca - Ven';adw_ad='true';"],
            'an empty title' => [["StreamTitle='';"], "StreamTitle='';"],
            'the longest block' => [[$longest], $longest],
            'garbage, then a title' => [["\xFF\xFB\x90\x64\0\1\2", self::SONG], self::SONG],
            'garbage alone' => [["\xFF\xFB\x90\x64", "\x80\x81"], ''],
            'nothing' => [['', '', ''], ''],
            'bytes of another encoding' => [["StreamTitle='Canci\xF3n';"], "StreamTitle='Canci\xF3n';"],
            'small letters' => [["streamtitle='Uno';"], "streamtitle='Uno';"],
        ];
    }

    /** Bytes arrive in pieces of any size. */
    public function test_a_stream_that_is_cut_anywhere_never_gives_half_a_block(): void
    {
        $stream = self::stream([self::AD, '', self::SONG, '']);
        $told = array_map(static fn(int $length): string =>
            IcyBlocks::telling(substr($stream, 0, $length), self::INTERVAL), range(0, strlen($stream)));
        $this->assertSame(['', self::AD, self::SONG], array_values(array_unique($told)));
    }

    public function test_without_an_interval_there_are_no_blocks(): void
    {
        $this->assertSame(['', ''], [IcyBlocks::telling(self::stream([self::SONG]), 0), IcyBlocks::telling('', 16)]);
    }

    /** @param list<string> $blocks */
    private static function stream(array $blocks): string
    {
        $sound = str_repeat("\xFF", self::INTERVAL);
        $framed = static function (string $text) use ($sound): string {
            $pieces = intdiv(strlen($text) + 15, 16);
            return $sound . chr($pieces) . str_pad($text, 16 * $pieces, "\0");
        };
        return implode('', array_map($framed, $blocks)) . $sound;
    }
}
