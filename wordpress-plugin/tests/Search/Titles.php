<?php

declare(strict_types=1);

namespace Onda\Tests\Search;

/** Titles as sites have them, and phrases made of them, by kind; the same at every run. */
final class Titles
{
    /** Stands for words that the site has: `{w}` a plain one, `{a}` one with an accent, `{n}` a number. */
    private const SHAPES = [
        'plain' => ['{w} {w} {w}', 'Historia de la {w} en la ciudad de {w}', 'Cómo {w} tu {w} sin {w}', '{w} y {w}', 'El {w} de {w}', '{w}'],
        'stop words' => ['Ella y {w}', 'Sin {w} ni {w}', 'Esto es {w}', 'Para ti, {w}', 'Entre {w} y {w}', 'Y {w} también', 'Más que {w}'],
        'quotes' => ['«{w} {w}»', '“{w}” según {w}', '{w} "{w} {w}" {w}', "El '{w}' de {w}", '„{w}“ {w}', 'D’{w} {w}', "O'{w}"],
        'punctuation' => ['¿{w} {w}?', '¡{w}! {w}', '{w}: {w} {w}', '{w}, {w}; {w}…', '{w} & {w}', '{n} % de {w}', '#{w} {w}', '{w} @{w}',
            '{w}/{w}', '{w} | {w}', '{w}_{w} {w}', '{w} <3 {w}', '{w}+ {w}', '{w}, n.º {n}', '{w}.com {w}', 'C++ {w}', '{w} ({n})', '!!! {w}'],
        'emoji' => ['{w} 🎧 {w}', '🎉 {w} {w}', '{w} ❤️', '👩‍🎤 {w}', '{w} 🇪🇸 {w}'],
        'minus' => ['{w} - {w}', '{w} – {w}', '{w} — {w}', 'ex-{w} {w}', '{w} -{w}', '{w}-{w}', 'WH-{n}X {w}', '-{w} {w}'],
        'joined' => ['AC/{n} {w}', 'R.E.{n} {w}', 'P!{w}', '{w}·{w}', '91 {n} 45 67 {w}', '1.{n}.000 {w}', '{w}’s {w}', 'e-{w}', 'EE.UU. {w}', '{n}ª {w}'],
        'brackets' => ['[{w}] {w} {w}', '{w} [{w}]', '{w} ({w} {w})', '{{w}} {w}', '[VIDEO] {w}', '[[{w}]] {w}', '({w}) {w}', '{w} [{w} {w}] {w}'],
        'accents' => ['{a} {a}', 'La {a} del {w}', '{a}', '¿Qué {a}?', '{a}-{a}', 'ÁRBOL {a}'],
        'scripts' => ['Việt {w} đẹp', 'Ёлка {w}', 'Αθήνα οδός {w}', 'مُحَمَّد {w}', 'أحمد كتاب', 'שָׁלוֹם {w}', 'हिन्दी {w}', 'İstanbul ğüş {w}', 'Ｒａｄｉｏ {w}',
            '東京 {w}', 'ประเทศไทย {w}', '한국어 {w}', 'Straße {w}', 'Łódź {w}', 'oﬁcial {w}', 'Україна {w}', 'Čeština {w}'],
    ];
    private const ACCENTED = ['canción', 'música', 'corazón', 'niño', 'pingüino', 'cigüeña', 'árbol', 'teléfono', 'público', 'camión', 'Málaga', 'año'];
    private const SYLLABLES = ['ba', 'ca', 'da', 'fe', 'gui', 'jo', 'la', 'mi', 'no', 'pe', 'ra', 'so', 'tu', 've', 'zo', 'tra', 'ble', 'cho', 'llo', 'pri'];

    private const DEMO = __DIR__ . '/../../../demo/site/data/posts/*.php';

    private int $state;

    public function __construct(int $seed)
    {
        $this->state = $seed;
    }

    /** @return list<array{string, string}> Kind and title: of the field's corpus, of the demo, and made up to so many. */
    public function of(int $count): array
    {
        $demo = array_merge(...array_map(static fn(string $file): array => require $file, glob(self::DEMO) ?: []));
        $titles = [
            ...array_map(static fn(string $title): array => ['corpus', $title], PhrasesTest::TITLES),
            ...array_map(static fn(array $post): array => ['demo', $post['title']], array_values($demo)),
        ];
        return [...$titles, ...$this->made(max(0, $count - count($titles)))];
    }

    /** @return list<array{string, string}> */
    private function made(int $count): array
    {
        $titles = [];
        $kinds = array_keys(self::SHAPES);
        for ($at = 0; $at < $count; $at++) {
            $kind = $kinds[$this->next(count($kinds))];
            $shape = self::SHAPES[$kind][$this->next(count(self::SHAPES[$kind]))];
            $titles[] = [$kind, (string) preg_replace_callback('/\{([wan])\}/', fn(array $found): string => $this->fill($found[1]), $shape)];
        }
        return $titles;
    }

    public function text(int $words): string
    {
        return implode(' ', array_map(fn(): string => $this->fill('w'), range(1, $words)));
    }

    /** @return array<string, string> How it is typed → the phrase. */
    public static function phrases(string $title): array
    {
        $words = preg_split('/\s+/u', trim($title)) ?: [];
        $bare = trim((string) preg_replace('/[^\p{L}\p{M}\p{N}]+/u', ' ', $title));
        return array_filter([
            'the whole title' => $title,
            'in small letters' => mb_strtolower($title),
            'in capitals' => mb_strtoupper($title),
            'without signs' => $bare,
            'without accents' => remove_accents($title),
            'its first word' => $words[0],
            'its last word' => (string) end($words),
            'its first two words' => implode(' ', array_slice($words, 0, 2)),
            'its words from the last to the first' => implode(' ', array_reverse($words)),
            'in quotation marks' => '"' . str_replace('"', '', $title) . '"',
            'all but its last letter' => mb_substr($title, 0, -1),
            'its signs alone' => trim((string) preg_replace('/[\p{L}\p{M}\p{N}\s]+/u', ' ', $title)),
        ], static fn(string $phrase): bool => $phrase !== '');
    }

    private function fill(string $kind): string
    {
        return match ($kind) {
            'n' => (string) (100 + $this->next(900)),
            'a' => self::ACCENTED[$this->next(count(self::ACCENTED))],
            default => ucfirst(implode('', array_map(fn(): string => self::SYLLABLES[$this->next(20)], range(1, 2 + $this->next(2))))),
        };
    }

    /** A number below another, the same on every PHP. */
    private function next(int $below): int
    {
        $this->state = ($this->state * 1_103_515_245 + 12_345) & 0x7FFFFFFF;
        return ($this->state >> 8) % $below;
    }
}
