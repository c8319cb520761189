<?php

declare(strict_types=1);

namespace Onda\Tests\Admin;

use Onda\Core\Http\Action;
use Onda\Owner\Health\OwnerReport;
use Onda\Tests\TestCase;

/** The owners of features in Site Health. */
final class OwnerReportTest extends TestCase
{
    private const FOLDER = WP_PLUGIN_DIR . '/stand-in';

    protected function tearDown(): void
    {
        array_map('unlink', glob(self::FOLDER . '/*') ?: []);
        is_dir(self::FOLDER) && rmdir(self::FOLDER);
        wp_cache_delete('plugins', 'plugins');
        parent::tearDown();
    }

    public function test_a_feature_is_ours_until_another_plugin_answers_one_of_its_actions(): void
    {
        $this->assertSame(['one' => 'Onda', 'two' => 'Onda'], $this->owners());
        mkdir(self::FOLDER);
        $code = "<?php\n/* Plugin Name: Guardar */\nadd_action('wp_ajax_nopriv_test_b', static fn() => null);";
        file_put_contents(self::FOLDER . '/main.php', $code);
        require self::FOLDER . '/main.php';
        wp_cache_delete('plugins', 'plugins');
        $this->assertSame(['one' => 'Onda', 'two' => 'Guardar'], $this->owners());
    }

    /** @dataProvider outside */
    public function test_code_outside_plugins_is_called_that(mixed $callback): void
    {
        add_action('wp_ajax_test_a', $callback);
        $this->assertSame('Código fuera de los plugins', $this->owners()['one']);
    }

    public function outside(): array
    {
        return ['WordPress' => ['__return_true'], 'nothing that runs' => ['no_such_function'], 'a built-in function' => ['time']];
    }

    public function test_other_sections_stay(): void
    {
        $sections = $this->report()->debug_information(['wp-core' => ['fields' => []]]);
        $this->assertSame(['wp-core', 'onda'], array_keys($sections));
    }

    /** @return array<string, string> By feature. */
    private function owners(): array
    {
        $fields = $this->report()->debug_information([])['onda']['fields'];
        return array_map(static fn(array $field): string => $field['value'], array_intersect_key($fields, ['one' => 1, 'two' => 1]));
    }

    private function report(): OwnerReport
    {
        $action = static fn(string $name): Action => new Action($name, static fn() => static fn() => []);
        return new OwnerReport(
            ['one' => [$action('test_a')], 'two' => [$action('test_b'), $action('test_c')]],
            WP_PLUGIN_DIR . '/onda/onda.php'
        );
    }
}
