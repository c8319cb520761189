<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Http\Identity;

/** A deleted user, post or comment leaves no row: the tables and their columns are read from the database. */
final class DeletionTest extends TestCase
{
    /** The search takes these away later; a slot says that its show is gone. */
    private const LATER = ['onda_search_docs', 'onda_search_queue', 'onda_search_stale', 'onda_airings', 'onda_show_plays', 'onda_slots'];

    private int $user;
    private int $post;
    private int $comment;
    /** @var array<string, mixed> Column → value. */
    private array $row;

    protected function setUp(): void
    {
        parent::setUp();
        $this->user = $this->sign_in('subscriber');
        wp_update_user(['ID' => $this->user, 'user_email' => 'ana@site.example']);
        $this->post = (int) wp_insert_post(['post_title' => 'A', 'post_status' => 'publish', 'post_type' => 'onda_show']);
        $this->comment = (int) wp_insert_comment(['comment_post_ID' => $this->post, 'comment_content' => 'x', 'comment_approved' => '1']);
        $mail = 'ana@site.example';
        $this->row = array_fill_keys(['owner', 'voter'], Identity::of_user($this->user)) + [
            'post_id' => $this->post, 'show_id' => $this->post, 'comment_id' => $this->comment, 'user_id' => $this->user,
            'email' => $mail, 'email_key' => substr(hash('sha256', $mail), 0, 32), 'status' => 'subscribed',
        ];
        EveryTable::fill($this->row);
    }

    public function test_no_table_has_a_row_of_what_is_deleted(): void
    {
        $who = Identity::of_user($this->user);
        $mine = static fn(): array => [...EveryTable::holding('owner', $who), ...EveryTable::holding('voter', $who)];
        $this->assertSame(['onda_favorites', 'onda_comment_votes'], $mine());
        wp_delete_user($this->user);
        $this->assertSame([], $mine());
        EveryTable::fill($this->row);
        wp_delete_comment($this->comment, true);
        $this->assertSame([], EveryTable::holding('comment_id', $this->comment));
        wp_delete_post($this->post, true);
        $this->assertSame(self::LATER, [...EveryTable::holding('post_id', $this->post), ...EveryTable::holding('show_id', $this->post)]);
    }

    public function test_what_wordpress_exports_of_a_person_it_erases(): void
    {
        $exported = fn(): array => array_filter(array_map(static fn(array $exporter): array =>
            $exporter['callback']('ana@site.example', 1)['data'], $this->ours('exporters')));
        $this->assertSame(array_keys($this->ours('erasers')), array_keys($exported()));
        foreach ($this->ours('erasers') as $eraser) {
            $this->assertTrue($eraser['callback']('ana@site.example', 1)['done']);
        }
        $this->assertSame([], $exported());
        $this->assertSame([], [...EveryTable::holding('email', 'ana@site.example'), ...EveryTable::holding('subscriber_id', 1)]);
    }

    /** @return array<string, array{callback: callable}> */
    private function ours(string $kind): array
    {
        $all = apply_filters("wp_privacy_personal_data_$kind", []);
        return array_filter($all, static fn(string $name): bool => str_starts_with($name, 'onda'), ARRAY_FILTER_USE_KEY);
    }
}
