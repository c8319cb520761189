<?php

declare(strict_types=1);

namespace Onda\Tests\Votes;

use Onda\Core\Settings\SettingsStore;
use Onda\Features\Votes\VotesOptions;
use Onda\Tests\TestCase;

/** The owner's settings of comment votes. */
final class OptionsTest extends TestCase
{
    public function test_by_default_everybody_votes_and_nothing_is_put_under_comments(): void
    {
        $this->assertSame(['who' => 'everybody', 'underComments' => false], VotesOptions::record()->defaults());
        $options = VotesOptions::stored(new SettingsStore());
        $this->assertSame([true, false], [$options->may_guests_vote, $options->are_under_comments]);
    }

    /** @dataProvider inputs */
    public function test_whatever_is_sent_becomes_a_choice(mixed $input, array $expected): void
    {
        $this->assertSame($expected, array_values(self::rules()->read(['votes' => $input])['votes']));
    }

    public function inputs(): array
    {
        return [
            [['who' => 'users', 'underComments' => '1'], ['users', true]],
            [['who' => 'everybody'], ['everybody', false]],
            [['who' => ['users'], 'underComments' => ['1']], ['everybody', false]],
            [['who' => '"><script>', 'underComments' => 'x'], ['everybody', false]],
            ['users', ['everybody', false]],
            [null, ['everybody', false]],
        ];
    }

    public function test_the_form_shows_what_was_chosen(): void
    {
        $form = self::form_of(VotesOptions::section(), ['votes' => ['who' => 'users', 'underComments' => true]]);
        $this->assertStringContainsString('<option value="users" selected>', $form);
        $this->assertMatchesRegularExpression('~name="onda_settings\[votes\]\[underComments\]" value="1" checked>~', $form);
        $this->assertStringNotContainsString('checked', self::form_of(VotesOptions::section(), ['votes' => []]));
    }
}
