<?php

declare(strict_types=1);

namespace Onda\Tests\Views;

use Onda\Core\Database\NetworkShareRepository;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Views\ReportRepository;
use Onda\Features\Views\ViewRepository;
use Onda\Owner\Views\ViewsBox;
use Onda\Tests\TestCase;

/** The box beside a post, for those who may write its number. */
final class BoxTest extends TestCase
{
    protected function tearDown(): void
    {
        unset($GLOBALS['wp_meta_boxes']);
        parent::tearDown();
    }

    /** @dataProvider roles */
    public function test_who_edits_the_posts_of_others_has_the_box(string $role, bool $has_box): void
    {
        $this->sign_in($role);
        $GLOBALS['wp_meta_boxes'] = [];
        (new ViewsBox(new SettingsStore(), new ReportRepository(), new ViewRepository(new NetworkShareRepository())))->add_meta_boxes();
        $this->assertSame($has_box, isset($GLOBALS['wp_meta_boxes']['post']['side']['default']['onda-views']));
        $this->assertFalse(isset($GLOBALS['wp_meta_boxes']['attachment']), 'a type that is not counted');
    }

    /** @return list<array{string, bool}> */
    public function roles(): array
    {
        return [['subscriber', false], ['contributor', false], ['author', false], ['editor', true], ['administrator', true]];
    }
}
