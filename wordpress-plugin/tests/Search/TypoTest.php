<?php

declare(strict_types=1);

namespace Onda\Tests\Search;

use Onda\Features\Search\Wording;
use Onda\Tests\SearchIndexCase;

/**
 * Two hundred words with one edit each: the word that was meant is found, in the first place.
 *
 * @group once
 */
final class TypoTest extends SearchIndexCase
{
    public function test_one_edit_is_forgiven(): void
    {
        $titles = [];
        foreach (Typos::words() as $word) {
            $titles[$this->post($word)] = $word;
        }
        $this->build();
        $wrong = Typos::wrong(fn(string $typed): string => $titles[$this->found($typed, limit: 1)[0] ?? 0] ?? '');
        $this->assertLessThanOrEqual(30, count($wrong), implode("\n", $wrong));
    }

    /** @dataProvider typos */
    public function test_what_people_really_type(string $typed, string $meant): void
    {
        foreach (['Música', 'Fútbol', 'Gobierno', 'Educación', 'Viaje', 'Zapato', 'Hospital', 'Murciélago', 'Москва', 'Ελλάδα', 'الأخبار', 'ירושלים'] as $title) {
            $this->post($title);
        }
        $this->build();
        $this->assertSame($meant, $this->ask($typed)->corrected);
        $this->assertCount(1, $this->found($typed));
    }

    public function typos(): array
    {
        return [
            ['muscia', 'música'], ['fubtol', 'fútbol'], ['gobiermo', 'gobierno'], ['educasion', 'educación'], ['biaje', 'viaje'],
            ['sapato', 'zapato'], ['ospital', 'hospital'], ['mursielago', 'murciélago'], ['nusica', 'música'],
            ['gboie', 'gobierno'], ['hospitla', 'hospital'],
            ['москвв', 'москва'], ['мсоква', 'москва'], ['моква', 'москва'], ['ελαδα', 'ελλάδα'], ['الأخبر', 'الأخبار'],
            ['ירושלם', 'ירושלים'],
        ];
    }

    public function test_what_is_there_is_not_corrected_and_nothing_is_made_of_nonsense(): void
    {
        $post = $this->post('Música clásica');
        $this->build();
        $this->assertSame(['', [$post]], [$this->ask('clasica')->corrected, $this->found('clasica')]);
        $answer = $this->ask('muscia clasica');
        $this->assertSame(['música clasica', [$post]], [$answer->corrected, array_column($answer->hits, 'id')]);
        $this->assertSame('Nada igual: se muestra «música clasica».', Wording::of(['wpml_lang' => 'es'])->note($answer));
        $this->assertSame([], $this->found('xqzwvk'));
        $this->assertSame([], $this->found('ab'));
    }
}
