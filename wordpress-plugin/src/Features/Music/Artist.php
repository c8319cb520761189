<?php

declare(strict_types=1);

namespace Onda\Features\Music;

defined('ABSPATH') || exit;

/** An artist as a provider describes it. Texts are plain, addresses https. */
final class Artist
{
    /** @param array<string, string> $biographies Language (`es`) → text. */
    public function __construct(
        public readonly string $name,
        /** Empty when there is none. */
        public readonly string $thumbnail,
        public readonly array $biographies,
        /** Author and source: most licenses require them to be shown. */
        public readonly string $credit,
        public readonly string $link,
    ) {
    }

    /** @return array{name: string, thumbnail: string, biographies: array<string, string>, credit: string, link: string} */
    public function wire(): array
    {
        return [
            'name' => $this->name,
            'thumbnail' => $this->thumbnail,
            'biographies' => $this->biographies,
            'credit' => $this->credit,
            'link' => $this->link,
        ];
    }
}
