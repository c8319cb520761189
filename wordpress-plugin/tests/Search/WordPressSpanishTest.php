<?php

declare(strict_types=1);

namespace Onda\Tests\Search;

use Onda\Core\Settings\SettingsStore;
use Onda\Features\Search\Engines\EngineChoice;
use Onda\Features\Search\Question;
use Onda\Tests\SearchIndexCase;

/** WordPress answers in Spanish, too, where there is no index yet. */
final class WordPressSpanishTest extends SearchIndexCase
{
    public function test_all_that_is_meant_is_found_and_the_exact_form_first(): void
    {
        update_option(SettingsStore::OPTION, ['search' => ['engine' => 'wordpress']]);
        array_map($this->post(...), Spanish::TITLES);
        $this->assertSame([], Spanish::wrong($this->titles(...)));
        $this->post('Otra cosa', 'En la Montaña de Málaga, de 100 %.');
        foreach (['montana malaga', 'MONTAÑA', 'de la montaña', '100 %'] as $phrase) {
            $this->assertSame(['Otra cosa'], $this->titles($phrase), $phrase);
        }
        $this->assertFalse(has_filter('posts_search_orderby') || has_filter('wp_search_stopwords'));
    }

    /** @testWith ["\"onda marina\""]
     *     ["“onda marina”"]
     *     ["„onda marina“"]
     *     ["«onda marina»"]
     */
    public function test_words_in_quotation_marks_of_any_kind_stand_together(string $phrase): void
    {
        update_option(SettingsStore::OPTION, ['search' => ['engine' => 'wordpress']]);
        array_map($this->post(...), ['La onda marina', 'Marina en la onda']);
        $this->assertSame(['La onda marina'], $this->titles($phrase));
    }

    /** @testWith ["newest", ["C", "B", "A"]]
     *     ["oldest", ["A", "B", "C"]]
     *     ["title", ["A", "B", "C"]]
     */
    public function test_an_order_is_that_of_the_day_of_publication(string $order, array $titles): void
    {
        update_option(SettingsStore::OPTION, ['search' => ['engine' => 'wordpress']]);
        foreach (['C' => 3, 'A' => 1, 'B' => 2] as $title => $day) {
            $posts[$title] = $this->post($title, 'marea', ['post_date' => "2001-01-0$day 10:00:00"]);
        }
        // Changed last of all.
        wp_update_post(['ID' => $posts['A'], 'post_excerpt' => 'x']);
        $found = EngineChoice::engines()->search(new Question('marea', 20, order: $order))->hits;
        $this->assertSame($titles, array_column($found, 'title'));
    }

    /** @return list<string> */
    private function titles(string $phrase): array
    {
        $engine = EngineChoice::engines();
        return array_column($engine->search(new Question($phrase, 20))->hits, 'title');
    }
}
