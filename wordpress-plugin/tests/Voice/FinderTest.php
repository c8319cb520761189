<?php

declare(strict_types=1);

namespace Onda\Tests\Voice;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Database\PostTitles;
use Onda\Features\Voice\AnswerCache;
use Onda\Features\Voice\Finder;
use Onda\Tests\TestCase;

final class FinderTest extends TestCase
{
    /** @dataProvider titles */
    public function test_a_title_is_found_by_saying_it(string $title, string $said): void
    {
        $this->post(['post_title' => 'Otra cosa', 'post_content' => $said, 'post_date' => '2031-01-01 00:00:00']);
        $this->assertSame(get_permalink($this->post(['post_title' => $title])), $this->find($said));
    }

    public function titles(): array
    {
        return [
            'as it is' => ['Los mejores tangos', 'los mejores tangos'],
            'without accents' => ['Canción de otoño', 'cancion de otono'],
            'with accents that it lacks' => ['Cancion de otono', 'canción de otoño'],
            'in capitals' => ['ÚLTIMA HORA', 'última hora'],
            'with punctuation' => ['¿Qué pasa, Madrid?', 'que pasa madrid'],
            'with an entity' => ['Rock &amp; roll: el año', 'rock roll el año'],
            'its beginning' => ['Noticias de la mañana', 'noticias de la'],
            'a number' => ['Los 40', 'los 40'],
        ];
    }

    public function test_the_whole_title_comes_before_one_that_begins_so_and_that_before_a_text(): void
    {
        $text = $this->post(['post_title' => 'Agenda', 'post_content' => 'Hoy hay tango en la plaza.']);
        $this->assertSame(get_permalink($text), $this->find('tango'));
        $begins = $this->post(['post_title' => 'Tango y milonga']);
        $this->assertSame(get_permalink($begins), $this->find('tango'));
        $whole = $this->post(['post_title' => 'Tango', 'post_date' => '2001-01-01 00:00:00']);
        $this->assertSame(get_permalink($whole), $this->find('tango'));
    }

    public function test_the_newest_of_two_titles_is_meant_and_a_part_of_a_word_is_not(): void
    {
        $this->post(['post_title' => 'Marea alta', 'post_date' => '2001-01-01 00:00:00']);
        $new = $this->post(['post_title' => 'Marea alta', 'post_date' => '2011-01-01 00:00:00']);
        $this->post(['post_title' => 'Marea altanera', 'post_date' => '2021-01-01 00:00:00']);
        $this->assertSame(get_permalink($new), $this->find('marea alta'));
    }

    /** @dataProvider hidden */
    public function test_what_nobody_may_read_is_not_found(array $post): void
    {
        register_post_type('onda_secret', ['public' => false]);
        register_post_type('onda_quiet', ['public' => true, 'exclude_from_search' => true]);
        $this->sign_in('administrator');
        $this->post($post + ['post_title' => 'Plan secreto', 'post_content' => 'Plan secreto']);
        $found = $this->find('plan secreto');
        unregister_post_type('onda_secret');
        unregister_post_type('onda_quiet');
        $this->assertNull($found);
    }

    public function hidden(): array
    {
        return [
            'a draft' => [['post_status' => 'draft']],
            'a private post' => [['post_status' => 'private']],
            'tomorrow' => [['post_status' => 'future', 'post_date' => '2099-01-01 00:00:00', 'post_date_gmt' => '2099-01-01 00:00:00']],
            'in the bin' => [['post_status' => 'trash']],
            'behind a password' => [['post_password' => 'x']],
            'of a hidden type' => [['post_type' => 'onda_secret']],
            'of a type that is not searched' => [['post_type' => 'onda_quiet']],
        ];
    }

    /** @dataProvider nothing */
    public function test_what_says_nothing_finds_nothing(string $said): void
    {
        $this->post(['post_title' => 'Tango']);
        $this->assertNull($this->find($said));
    }

    public function nothing(): array
    {
        return [
            'silence' => [''],
            'signs' => ['%%%___'],
            'an injection' => ["xyzzy' OR '1'='1"],
            'another' => ["') UNION SELECT user_pass FROM wp_users -- "],
            'a script' => ['<script>alert(1)</script>'],
        ];
    }

    public function test_an_answer_is_kept_for_five_minutes_and_asked_for_once(): void
    {
        $id = $this->post(['post_title' => 'Tango']);
        $searches = 0;
        add_filter('query', static function (string $sql) use (&$searches): string {
            $searches += (int) str_contains($sql, 'post_title LIKE');
            return $sql;
        });
        $addresses = [$this->find('Tango'), $this->find('¡tango!')];
        $this->assertSame([get_permalink($id), get_permalink($id), 1], [...$addresses, $searches]);
        $answers = new AnswerCache();
        $now = time();
        $this->assertSame([$id, null], [$answers->read('tango', $now), $answers->read('tango', $now + 301)]);
        $answers->keep('tango', $id, $now);
        $this->assertSame([$id, null], [$answers->read('tango', $now + 299), $answers->read('tango', $now + 300)]);
    }

    public function test_that_nobody_is_meant_is_kept_too(): void
    {
        $this->assertNull($this->find('tango'));
        wp_insert_post(['post_title' => 'Tango', 'post_content' => 'x', 'post_status' => 'publish']);
        $this->assertNull($this->find('tango'));
    }

    public function test_a_kept_answer_that_nobody_may_read_any_more_is_looked_for_again(): void
    {
        $id = $this->post(['post_title' => 'Tango']);
        $this->find('tango');
        wp_update_post(['ID' => $id, 'post_status' => 'draft']);
        $this->assertNull($this->find('tango'));
    }

    public function test_a_hundred_answers_are_kept_the_newest(): void
    {
        $answers = new AnswerCache();
        foreach (range(1, AnswerCache::MAX_ANSWERS + 5) as $number) {
            $answers->keep("q$number", $number, 1000);
        }
        $this->assertSame([null, 6, 105], [$answers->read('q5', 1001), $answers->read('q6', 1001), $answers->read('q105', 1001)]);
    }

    private function find(string $said): ?string
    {
        return (new Finder(new PublicPosts(), new PostTitles(), new AnswerCache()))->find($said);
    }

    private function post(array $post): int
    {
        delete_transient('onda_voice_answers');
        return (int) wp_insert_post($post + ['post_title' => 'x', 'post_content' => 'Nada.', 'post_status' => 'publish', 'post_type' => 'post']);
    }
}
