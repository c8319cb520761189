<?php

declare(strict_types=1);

namespace Onda\Tests\Search;

use Onda\Features\Search\EngineFailed;
use Onda\Features\Search\FieldCondition;
use Onda\Features\Search\Index\IndexParts;
use Onda\Features\Search\Index\IndexState;
use Onda\Features\Search\Index\PostingList;
use Onda\Features\Search\Index\PostingRepository;
use Onda\Tests\SearchIndexCase;

/** The answers of the index. */
final class EngineTest extends SearchIndexCase
{
    public function test_titles_come_before_contents_and_the_newer_before_the_older(): void
    {
        $content = $this->post('Uno', 'Hoy suena la guitarra');
        $older = $this->post('La guitarra vieja');
        $newer = $this->post('La guitarra nueva');
        $this->build();
        $this->assertSame([$newer, $older, $content], $this->found('guitarra'));
        $this->assertSame([$newer], $this->found('guitarra nueva'));
        $this->assertSame([$newer, $older, $content], $this->found('guit'));
        $this->assertSame([], $this->found('guitarra inexistentes', is_exact: true));
        $this->assertSame([$older, $content], $this->found('guitarra', offset: 1));
        $this->assertSame(3, $this->ask('guitarra', limit: 1)->total);
        $this->assertFalse($this->ask('guitarra', limit: 1)->is_estimate);
    }

    public function test_a_hit_tells_what_the_post_is(): void
    {
        $author = (int) wp_insert_user(['user_login' => 'autora', 'user_pass' => 'x', 'display_name' => 'Ana Núñez']);
        $text = '<p>' . str_repeat('relleno ', 40) . 'una <b>trompeta</b> suena.</p>';
        $post = $this->post('El &amp; la <i>orquesta</i>', $text, ['post_author' => $author, 'post_date' => '2024-05-06 07:08:09']);
        $category = (int) wp_insert_term('Conciertos', 'category')['term_id'];
        wp_set_object_terms($post, $category, 'category');
        $this->build();
        $this->assertSame([], $this->ask('trompeta')->hits[0]->terms);
        $hit = $this->ask('trompeta', grouped_by: 'category')->hits[0];
        $this->assertSame([$post, 'post', 'El & la orquesta'], [$hit->id, $hit->type, $hit->title]);
        $this->assertSame([get_permalink($post), '', 'Ana Núñez'], [$hit->link, $hit->image, $hit->author]);
        $this->assertSame(get_post_timestamp($post), $hit->date);
        $this->assertStringContainsString('una trompeta suena.', $hit->content);
        $this->assertSame(['category' => [$category => 'Conciertos']], $hit->terms);
        $this->assertNull($hit->price);
        wp_delete_term($category, 'category');
        wp_delete_user($author);
    }

    /** @dataProvider statements */
    public function test_a_search_takes_few_statements(int $most, string $phrase, array $conditions = []): void
    {
        global $wpdb;
        $this->post('Música clásica', 'Un año de conciertos');
        $this->build();
        $this->ask('otra');
        $before = $wpdb->num_queries;
        $this->assertCount(1, $this->ask($phrase, ...$conditions)->hits);
        $this->assertSame($most, $wpdb->num_queries - $before);
    }

    public function statements(): array
    {
        return [
            // The word, its posts, what changed since, the hits; the first three again for its other number.
            'a word' => [7, 'musica'],
            'a word with its accent' => [7, 'Música'],
            'the beginning of a word with ñ' => [4, 'añ'],
            'two words' => [9, 'conciertos musica'],
            'with terms, in groups' => [9, 'musica', ['grouped_by' => 'category']],
        ];
    }

    public function test_of_a_word_in_very_many_posts_the_best_are_read_and_the_others_counted(): void
    {
        $posts = [$this->post('Común uno'), $this->post('Común dos')];
        $others = array_map(fn(int $number): int => $this->post("Nada $number", 'común'), range(1, 5));
        $this->build();
        $weights = array_fill(1_000_000, 20_000, 33) + array_fill_keys($posts, 200) + array_fill_keys($others, 36);
        (new PostingRepository())->put([['comun', 'común', count($weights), PostingList::pack($weights)]]);
        $state = new IndexState();
        $state->change(['posts' => 30_000] + $state->read());
        $answer = $this->ask('común', limit: 2);
        $this->assertSame([[$posts[1], $posts[0]], 20_007, true], [array_column($answer->hits, 'id'), $answer->total, $answer->is_estimate]);
        $rest = $this->ask('común', limit: 1, excluded: [$posts[1], 999_999]);
        $this->assertSame([[$posts[0]], 20_006], [array_column($rest->hits, 'id'), $rest->total]);
    }

    public function test_of_a_word_in_very_many_posts_those_that_changed_do_not_hide_the_next_best(): void
    {
        $posts = array_map(fn(int $number): int => $this->post("Común $number"), range(1, 8));
        $this->build();
        (new PostingRepository())->put([['comun', 'común', 20_008, PostingList::pack(array_fill(1_000_000, 20_000, 33) + array_fill_keys($posts, 200))]]);
        // With those that stand in for what was hidden a moment ago an answer of one wants six.
        array_map(static fn(int $post) => wp_update_post(['ID' => $post, 'post_title' => 'Otra']), array_slice($posts, 2));
        $this->end_request();
        $this->assertSame([$posts[1]], $this->found('común', limit: 1));
    }

    public function test_of_a_word_in_very_many_posts_all_of_a_rare_term_are_found_however_bad(): void
    {
        [$post, $other] = [$this->post('Nada', 'común'), $this->post('Nada más', 'común')];
        $term = (int) wp_insert_term('Rara', 'category')['term_id'];
        wp_set_object_terms($post, $term, 'category');
        wp_set_object_terms($other, $term, 'category', true);
        $this->build();
        $weights = array_fill(1_000_000, 20_000, 200) + [$post => 36, $other => 36];
        (new PostingRepository())->put([['comun', 'común', count($weights), PostingList::pack($weights)]]);
        $answer = $this->ask('común', terms: ['category' => [$term]]);
        $this->assertSame([[$other, $post], 2, false], [array_column($answer->hits, 'id'), $answer->total, $answer->is_estimate]);
        $this->assertSame([$other], $this->found('común', terms: ['category' => [$term]], excluded: [$post]));
        $this->assertSame([], $this->found('común', terms: ['category' => [$term]], until: strtotime('2001-01-01')));
        wp_delete_term($term, 'category');
    }

    public function test_conditions_narrow_and_are_counted(): void
    {
        $parent = (int) wp_insert_term('Música', 'category')['term_id'];
        $child = (int) wp_insert_term('Rock', 'category', ['parent' => $parent])['term_id'];
        $old = $this->post('Festival uno', 'x', ['post_date' => '2020-01-01 12:00:00']);
        $page = $this->post('Festival dos', 'x', ['post_type' => 'page']);
        $rock = $this->post('Festival tres', 'x', ['meta_input' => ['ciudad' => 'Cádiz', '_price' => '12.50']]);
        wp_set_object_terms($rock, $child, 'category');
        $this->build();
        $this->assertSame([$rock, $page, $old], $this->found('festival'));
        $this->assertSame([$page], $this->found('festival', post_types: ['page']));
        $this->assertSame([], $this->found('festival', post_types: ['nav_menu_item']));
        $this->assertSame([$rock], $this->found('festival', terms: ['category' => [$parent]]));
        $this->assertSame([$rock], $this->found('festival', terms: ['category' => [$child], 'post_tag' => []]));
        $this->assertSame([$rock, $page], $this->found('festival', since: strtotime('2021-01-01')));
        $this->assertSame([$old], $this->found('festival', until: strtotime('2021-01-01')));
        $this->assertSame([$rock], $this->found('festival', fields: [new FieldCondition('ciudad', ['Cádiz'])]));
        $this->assertSame([], $this->found('festival', fields: [new FieldCondition('ciudad', ["Sevilla' OR '1'='1"])]));
        $this->assertSame([$rock], $this->found('festival', min_price: 12.0, max_price: 13.0));
        $this->assertSame([], $this->found('festival', min_price: 13.0));
        $this->assertSame([$page, $old], $this->found('festival', excluded: [$rock]));
        $this->assertSame([2, false], [$this->ask('festival', excluded: [$rock])->total, $this->ask('festival')->is_estimate]);
        $this->assertSame([$old, $page, $rock], $this->found('festival', order: 'oldest'));
        $this->assertSame([$page, $rock, $old], $this->found('festival', order: 'title'));
        $this->assertSame([1, [$rock]], [$this->ask('', terms: ['category' => [$parent]])->total, $this->found('', terms: ['category' => [$parent]])]);
        $this->assertSame($this->found('', limit: 2), [$rock, $page]);
        wp_delete_term($child, 'category');
        wp_delete_term($parent, 'category');
    }

    public function test_the_place_where_a_word_stands_can_be_chosen(): void
    {
        $title = $this->post('La flauta');
        $content = $this->post('Dos', 'una flauta');
        $excerpt = $this->post('Tres', 'x', ['post_excerpt' => 'flauta dulce']);
        $this->build();
        $this->assertSame([$title], $this->found('flauta', places: ['title']));
        $this->assertSame([$content], $this->found('flauta', places: ['content']));
        $this->assertSame([$excerpt], $this->found('flauta', places: ['excerpt']));
        $this->assertSame([$title, $excerpt], $this->found('flauta', places: ['title', 'excerpt']));
    }

    public function test_an_exact_phrase_stands_there_as_it_is(): void
    {
        $exact = $this->post('Noche de Reyes');
        $apart = $this->post('Los reyes de la noche');
        $this->build();
        $this->assertSame([$apart, $exact], $this->found('noche reyes'));
        $this->assertSame([$exact], $this->found('noche de reyes', is_exact: true));
        $this->assertSame([1], [$this->ask('noche de reyes', is_exact: true)->total]);
        $this->assertSame([], $this->found('noche de rey', is_exact: true));
        $this->expectException(EngineFailed::class);
        $this->ask('de la', is_exact: true);
    }

    public function test_synonyms_fields_and_files_by_setting(): void
    {
        $car = $this->post('El automóvil');
        $post = $this->post('Concierto', 'x', ['meta_input' => ['sala' => 'Teatro Falla', 'nota' => 'secreta']]);
        $parent = $this->post('Borrador', 'x', ['post_status' => 'draft']);
        $fields = ['post_type' => 'attachment', 'post_status' => 'inherit', 'post_mime_type' => 'application/pdf'];
        $file = $this->post('Programa de mano', '', $fields);
        $hidden = $this->post('Programa oculto', '', $fields + ['post_parent' => $parent]);
        $this->build();
        $this->assertSame([[], [], []], [$this->found('coche'), $this->found('falla'), $this->found('programa')]);
        $this->set(['synonyms' => "coche, automóvil, carro\nradio, emisora", 'fields' => ['sala'], 'attachments' => true]);
        $this->build();
        $this->assertSame([$car], $this->found('coche'));
        $this->assertSame([$car], $this->found('carro'));
        $this->assertSame([$post], $this->found('falla'));
        $this->assertSame([], $this->found('secreta'));
        $this->assertSame([$file], $this->found('programa'));
        $this->assertNotContains($hidden, $this->found('oculto'));
    }

    /**
     * How other plugins keep texts in fields, and whether a field of that name is read.
     *
     * @dataProvider kept_texts
     * @param array<string, mixed> $kept
     */
    public function test_the_words_of_named_fields_are_found(string $named, array $kept, bool $is_found): void
    {
        $post = $this->post('Concierto', 'x', ['meta_input' => $kept]);
        $this->set(['fields' => ['otra', $named]]);
        $this->build();
        $this->assertSame($is_found ? [$post] : [], $this->found('falla'));
    }

    public function kept_texts(): array
    {
        return [
            'a text' => ['sala', ['sala' => 'Teatro Falla'], true],
            'a row of a repeater' => ['bloques_%_texto', ['bloques_0_texto' => 'x', 'bloques_12_texto' => 'Falla'], true],
            'a repeater within one' => ['a_%_b_%_c', ['a_0_b_3_c' => 'Falla'], true],
            'its key for the form' => ['bloques_%_texto', ['_bloques_0_texto' => 'falla'], false],
            'a longer name' => ['bloques_%_texto', ['bloques_0_texto_largo' => 'Falla'], false],
            'signs of a pattern' => ['sala.*', ['salado' => 'Falla'], false],
            'a number as name' => ['7', ['7' => 'Falla'], true],
            'a list' => ['sala', ['sala' => ['Liceo', 'Falla']], true],
            'a list of lists' => ['sala', ['sala' => [['nombre' => 'Falla', 'aforo' => 1200]]], true],
            'an object' => ['sala', ['sala' => (object) ['nombre' => 'Falla']], false],
        ];
    }

    public function test_stop_words_are_the_owners(): void
    {
        $post = $this->post('Radio de la costa');
        $this->build();
        $this->assertSame([$post], $this->found('la radio de costa'));
        $this->set(['stopWords' => 'radio']);
        $this->build();
        $this->assertSame([$post], $this->found('de la'));
        $this->assertSame([$post], $this->found('radio costa'));
    }

    public function test_what_is_begun_is_finished_from_the_posts(): void
    {
        $this->post('Noticias música', 'música noticias');
        $this->post('Música');
        $this->post('Museo');
        $this->post('Straße');
        $this->build();
        $suggest = static fn(string $typed): string => IndexParts::engine()->suggest($typed, new \Onda\Features\Search\Question(''));
        $this->assertSame('música', $suggest('mús'));
        $this->assertSame('musica', $suggest('mus'));
        $this->assertSame('Las Noticias', $suggest('Las Not'));
        $this->assertSame('', $suggest('música'));
        $this->assertSame('', $suggest('zzz'));
        $this->assertSame('', $suggest('strass'), 'no letter stands for two');
        $this->assertSame('', $suggest(''));
        $this->assertSame('', $suggest('mus '));
    }

    public function test_an_index_that_is_not_built_leaves_the_question_and_asks_to_be_built(): void
    {
        $this->assertFalse(IndexParts::engine()->is_ready());
        $this->assertIsInt(wp_next_scheduled('onda_search_step'));
        $this->expectException(EngineFailed::class);
        $this->ask('radio');
    }

    public function test_scripts_without_spaces_are_left_to_another_engine(): void
    {
        $this->build();
        $this->assertTrue(IndexParts::engine()->is_ready());
        $this->expectException(EngineFailed::class);
        $this->ask('東京ラジオ');
    }

    /** @dataProvider hostile */
    public function test_hostile_phrases_find_nothing_and_harm_nothing(string $phrase): void
    {
        $post = $this->post('Sintonía', '');
        $this->build();
        $rows = $this->rows();
        foreach ([false, true] as $is_exact) {
            try {
                $this->assertSame([], $this->found($phrase, is_exact: $is_exact));
            } catch (EngineFailed) {
                $this->assertDoesNotMatchRegularExpression('/\w/', $phrase, 'signs alone are for WordPress');
            }
        }
        IndexParts::engine()->suggest($phrase, new \Onda\Features\Search\Question(''));
        $this->assertSame($rows, $this->rows());
        $this->assertSame([$post], $this->found('sintonia'));
    }

    public function hostile(): array
    {
        return [
            'SQL' => ["zz' OR '1'='1"],
            'a comment' => ["zz'; DROP TABLE wp_posts; --"],
            'LIKE' => ['%'],
            'LIKE in a word' => ['s%a _int_'],
            'union' => ["zz' UNION SELECT user_pass FROM wp_users #"],
            'placeholders' => ['%s %1$s %d zz'],
            'backslashes' => ['zz\\\' \\x00'],
            'null bytes' => ["zz\0zz"],
            'no UTF-8' => ["\xFF\xFE zz\xC3"],
            'a serialized object' => ['O:8:"stdClass":0:{}'],
            'markup' => ['<script>zz</script>'],
            '100 kB of one word' => [str_repeat('z', 100_000)],
            '100 kB of words' => [str_repeat('zz ', 33_000)],
            '100 kB of signs' => [str_repeat('%', 100_000)],
            'a pattern' => ['(z+)+$ [a-z'],
        ];
    }
}
