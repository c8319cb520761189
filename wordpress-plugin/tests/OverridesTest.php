<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Printing\Elements;
use Onda\Core\Printing\Manifest;
use Onda\Core\Printing\Templates;
use Onda\Core\Printing\Texts;
use Onda\Core\Printing\ThemeTemplates\Overrides;
use Onda\Owner\Health\TemplateCommand;
use Onda\Owner\Health\TemplateHealth;

final class OverridesTest extends TestCase
{
    private const GENERATED = __DIR__ . '/../generated';
    private string $theme;

    protected function setUp(): void
    {
        parent::setUp();
        $this->theme = sys_get_temp_dir() . '/onda-theme-' . getmypid();
        wp_mkdir_p("$this->theme/onda");
        foreach (['stylesheet_directory', 'template_directory'] as $filter) {
            add_filter($filter, fn(): string => $this->theme);
        }
        $GLOBALS['wp_stylesheet_path'] = $GLOBALS['wp_template_path'] = $this->theme;
    }

    protected function tearDown(): void
    {
        array_map(unlink(...), glob("$this->theme/onda/*"));
        rmdir("$this->theme/onda");
        rmdir($this->theme);
        unset($GLOBALS['wp_stylesheet_path'], $GLOBALS['wp_template_path']);
        parent::tearDown();
    }

    public function test_a_file_of_the_theme_prints_what_stands_inside_an_element(): void
    {
        $this->write('now-playing', '<b><?= esc_html($attributes["station"]) ?></b>[<?= $markup ?>]');
        $printed = $this->overrides()->inside('now-playing', ['station' => '<x>'], '<p>own</p>');
        $this->assertSame('<b>&lt;x&gt;</b>[<p>own</p>]', $printed);
        $this->assertSame('own', $this->overrides()->inside('radio-player', [], 'own'));
        $this->assertSame('', $this->overrides()->file('../onda/now-playing'));
    }

    public function test_site_health_names_templates_of_another_version(): void
    {
        $this->assertSame('good', $this->health()['status']);
        $this->write('now-playing', $this->command()->start('now-playing'));
        $this->assertSame('good', $this->health()['status']);
        $this->write('radio-player', "<?php /* Onda template version: 00000000 */");
        $this->write('fav-button', 'without a version');
        $this->assertSame('recommended', $this->health()['status']);
        $this->assertStringContainsString('onda/radio-player.php', $this->health()['description']);
        $this->assertStringContainsString('onda/fav-button.php', $this->health()['description']);
        $this->assertStringNotContainsString('now-playing', $this->health()['description']);
    }

    public function test_the_command_line_prints_a_file_that_changes_nothing(): void
    {
        $this->write('now-playing', $this->command()->start('now-playing'));
        $this->assertSame('<p>own</p>', trim($this->overrides()->inside('now-playing', [], '<p>own</p>')));
        $row = array_column($this->command()->rows(), null, 'tag')['now-playing'];
        $this->assertSame($row['version'], $row['of']);
    }

    private function write(string $tag, string $php): void
    {
        file_put_contents("$this->theme/onda/$tag.php", $php);
    }

    private function overrides(): Overrides
    {
        return new Overrides($this->templates());
    }

    private function templates(): Templates
    {
        $manifest = new Manifest('', '');
        return new Templates(self::GENERATED, new Texts(self::GENERATED), $manifest);
    }

    private function command(): TemplateCommand
    {
        return new TemplateCommand(new Elements(self::GENERATED), $this->templates(), $this->overrides());
    }

    /** @return array<string, mixed> */
    private function health(): array
    {
        return (new TemplateHealth(new Elements(self::GENERATED), $this->overrides()))->templates();
    }
}
