<?php

declare(strict_types=1);

namespace Onda\Tests\Search;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Http\Request;
use Onda\Features\Search\Index\IndexParts;
use Onda\Features\Search\Instance;
use Onda\Features\Search\QuestionReader;
use Onda\Tests\LanguagePlugin;
use Onda\Tests\SearchIndexCase;

/** Search on a site of several languages. */
final class LanguagesTest extends SearchIndexCase
{
    private LanguagePlugin $plugin;

    protected function setUp(): void
    {
        parent::setUp();
        $this->plugin = new LanguagePlugin('es');
    }

    protected function tearDown(): void
    {
        $this->plugin->leave();
        parent::tearDown();
    }

    public function test_a_page_finds_what_is_in_its_language_and_what_is_in_none(): void
    {
        $es = $this->post('Concierto del faro', 'Blues');
        $en = $this->post('Concert at the lighthouse', 'Blues');
        $neutral = $this->post('Blues');
        $this->plugin->languages = [$es => 'es', $en => 'en'];
        $this->build();
        $this->assertSame([$neutral, $es], $this->found('blues', language: 'es'));
        $answer = $this->ask('blues', language: 'en', limit: 1);
        $this->assertSame([[$neutral], 2], [array_column($answer->hits, 'id'), $answer->total]);
        $this->assertSame([$neutral, $en, $es], $this->found('blues', language: ''));
        $this->assertSame([$neutral], $this->found('blues', language: 'fr'));
    }

    public function test_a_visitor_asks_in_the_language_of_the_page(): void
    {
        $read = static fn(): string => (new QuestionReader(new PublicPosts()))->read(new Request([]), new Instance(1))->language;
        $languages[] = $read();
        $this->plugin->current = 'all';
        $languages[] = $read();
        $this->assertSame(['es', ''], $languages);
    }

    public function test_a_post_that_gets_another_language_is_found_in_that(): void
    {
        $post = $this->post('Blues');
        $this->plugin->languages = [$post => 'es'];
        $this->build();
        $this->plugin->languages = [$post => 'en'];
        wp_set_object_terms($post, [], 'category');
        $this->end_request();
        $this->assertSame([[], [$post]], [$this->found('blues', language: 'es'), $this->found('blues', language: 'en')]);
    }

    /** Polylang keeps a post's language as a term that is never shown, of the name "English". */
    public function test_the_name_of_a_language_is_no_word_of_its_posts(): void
    {
        register_taxonomy('language', 'post', ['public' => false, 'publicly_queryable' => true]);
        $post = $this->post('Blues');
        wp_set_object_terms($post, ['English'], 'language');
        $this->build();
        $found = [$this->found('blues'), $this->found('english')];
        unregister_taxonomy('language');
        $this->assertSame([[$post], []], $found);
    }

    public function test_an_index_is_built_anew_when_a_plugin_for_languages_comes(): void
    {
        $mark = IndexParts::builder()->mark();
        $plugins = get_option('active_plugins');
        update_option('active_plugins', [...$plugins, 'polylang/polylang.php']);
        $with = IndexParts::builder()->mark();
        update_option('active_plugins', $plugins);
        $this->assertNotSame($mark, $with);
    }
}
