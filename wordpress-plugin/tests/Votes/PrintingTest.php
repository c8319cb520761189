<?php

declare(strict_types=1);

namespace Onda\Tests\Votes;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Printing\Assets;
use Onda\Core\Printing\ElementParts;
use Onda\Core\Printing\ElementPrinter;
use Onda\Core\Printing\Elements;
use Onda\Core\Printing\Manifest;
use Onda\Core\Printing\Templates;
use Onda\Core\Printing\Texts;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Votes\CommentVoteRepository;
use Onda\Features\Votes\Discussion;
use Onda\Features\Votes\Insertion;
use Onda\Features\Votes\VotesPrinting;
use Onda\Tests\Listening;

/** The printed votes: counts, and nothing about the visitor. */
final class PrintingTest extends VotesCase
{
    private ElementPrinter $printer;

    protected function setUp(): void
    {
        parent::setUp();
        $generated = dirname(__DIR__, 2) . '/generated';
        $elements = new Elements($generated);
        $manifest = new Manifest('/none.php', 'https://site.example/build/');
        $templates = new Templates($generated, new Texts($generated), $manifest);
        $discussion = new Discussion(new PublicPosts());
        $parts = static fn(): ElementParts => new ElementParts(['votes' => (new VotesPrinting($discussion))->resolve(...)]);
        $this->printer = new ElementPrinter($elements, new SettingsStore(), $templates, $manifest, new Assets($elements, $manifest, new Texts($generated)), $parts);
        remove_all_filters('comment_text', 99);
        Listening::hook(new Insertion(new SettingsStore(), $this->printer, $discussion));
        $GLOBALS['wp_actions']['template_redirect'] = 1;
    }

    protected function tearDown(): void
    {
        unset($GLOBALS['wp_actions']['template_redirect'], $GLOBALS['current_screen']);
        parent::tearDown();
    }

    public function test_an_element_has_the_counts_and_the_same_for_everybody(): void
    {
        $this->ballot()->cast($this->comment, 'visitor:a', CommentVoteRepository::UP);
        $markup = $this->printer->element('comment-vote', ['comment-id' => (string) $this->comment, 'vote-count-up' => '99']);
        $this->assertStringStartsWith("<comment-vote comment-id=\"$this->comment\" vote-count-up=\"1\" vote-count-down=\"0\"><span part=\"votes\"", $markup);
        $this->assertStringContainsString('<span part="up-count">1</span>', $markup);
        $this->assertStringNotContainsString('disabled', $markup);
        $this->assertStringNotContainsString('aria-pressed="true"', $markup);
        $this->sign_in('subscriber');
        $this->assertSame($markup, $this->printer->element('comment-vote', ['comment-id' => (string) $this->comment]));
    }

    public function test_without_a_comment_an_author_writes_no_number(): void
    {
        $forged = ['comment-id' => '987654', 'vote-count-up' => '9999', 'vote-count-down' => '9998'];
        $this->assertStringNotContainsString('999', $this->printer->element('comment-vote', $forged));
    }

    public function test_without_an_id_the_comment_of_the_moment_is_meant(): void
    {
        $GLOBALS['comment'] = get_comment($this->comment);
        $this->assertStringContainsString("comment-id=\"$this->comment\"", $this->printer->element('comment-vote', []));
    }

    public function test_a_closed_discussion_shows_counts_and_no_open_button(): void
    {
        wp_update_post(['ID' => $this->post, 'comment_status' => 'closed']);
        $markup = $this->printer->element('comment-vote', ['comment-id' => $this->comment]);
        $this->assertStringContainsString('closed="true"', $markup);
        $this->assertSame(2, substr_count($markup, ' disabled>'));
    }

    public function test_counts_of_a_hidden_comment_are_not_told(): void
    {
        $this->ballot()->cast($this->comment, 'visitor:a', CommentVoteRepository::UP);
        wp_set_comment_status($this->comment, 'hold');
        $this->assertStringContainsString('<span part="up-count">0</span>', $this->printer->element('comment-vote', ['comment-id' => $this->comment]));
    }

    public function test_votes_stand_under_every_comment_where_the_owner_chose_so(): void
    {
        $this->assertStringNotContainsString('<comment-vote', $this->text());
        $this->choose(['underComments' => true]);
        $this->assertMatchesRegularExpression('~^<p>Sí</p>\s*<comment-vote ~', $this->text());
    }

    public function test_what_is_no_page_has_none(): void
    {
        $this->choose(['underComments' => true]);
        $GLOBALS['wp_query']->is_feed = true;
        $this->assertStringNotContainsString('<comment-vote', $this->text());
        $GLOBALS['wp_query']->is_feed = false;
        set_current_screen('edit-comments');
        $this->assertStringNotContainsString('<comment-vote', $this->text());
        unset($GLOBALS['current_screen']);
        add_filter('wp_mail', fn(array $mail): array => ['message' => $this->text()] + $mail);
        $this->assertStringNotContainsString('<comment-vote', apply_filters('wp_mail', ['message' => ''])['message']);
        // A comment is sent: its e-mails are written before any page.
        unset($GLOBALS['wp_actions']['template_redirect']);
        $this->assertStringNotContainsString('<comment-vote', $this->text());
        $GLOBALS['wp_actions']['template_redirect'] = 1;
        $this->assertStringContainsString('<comment-vote', $this->text());
    }

    /** @dataProvider without */
    public function test_some_comments_have_none(array $comment): void
    {
        $this->choose(['underComments' => true]);
        $this->assertStringNotContainsString('<comment-vote', $this->text($this->add_comment($comment)));
    }

    public function without(): array
    {
        return [
            'waiting' => [['comment_approved' => '0']],
            'spam' => [['comment_approved' => 'spam']],
            'pingback' => [['comment_type' => 'pingback']],
            'trackback' => [['comment_type' => 'trackback']],
        ];
    }

    public function test_one_that_stands_already_is_enough(): void
    {
        $this->choose(['underComments' => true]);
        $text = apply_filters('comment_text', '<comment-vote></comment-vote>', get_comment($this->comment), []);
        $this->assertSame(1, substr_count($text, '<comment-vote'));
        $this->assertStringNotContainsString('<comment-vote', apply_filters('comment_text', 'x'));
    }

    private function text(int $comment = 0): string
    {
        $comment = get_comment($comment ?: $this->comment);
        return apply_filters('comment_text', $comment->comment_content, $comment, []);
    }
}
