<?php

declare(strict_types=1);

namespace Onda\Tests\Music;

use Onda\Features\Music\Picture;
use PHPUnit\Framework\TestCase;

final class PictureTest extends TestCase
{
    /** @dataProvider addresses */
    public function test_only_a_picture_of_its_own_counts(mixed $address, bool $is_one): void
    {
        $this->assertSame($is_one ? $address : '', Picture::address($address));
    }

    public function addresses(): array
    {
        return [
            ['https://a.example/x.jpg?w=1', true],
            ['http://a.example/x.jpg', false],
            ['https://a.example/album_art.12.png', false],
            ['https://a.example/2a96cbd8b46e442fc41c2b86b821562f.png', false],
            ['javascript:alert(1)', false],
            ['data:image/png;base64,x', false],
            ['//a.example/x.jpg', false],
            ['https://a.example/' . str_repeat('x', 500), false],
            ['https://', false],
            ['', false], [null, false], [['x'], false], [5, false],
        ];
    }
}
