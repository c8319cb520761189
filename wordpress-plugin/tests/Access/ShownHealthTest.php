<?php

declare(strict_types=1);

namespace Onda\Tests\Access;

use Onda\Core\Access\ShownTexts;
use Onda\Core\Access\ShownTextsUpkeep;
use Onda\Owner\Health\ShownHealth;
use Onda\Tests\TestCase;

final class ShownHealthTest extends TestCase
{
    /** @dataProvider sites */
    public function test_it_names_the_code_whose_pages_nobody_can_ask_for(array $noted, string $status, string $told): void
    {
        $noted === [] || ShownTexts::note($noted);
        $result = ShownHealth::site_status_tests([])['direct']['onda_shown_texts']['test']();
        $this->assertSame($status, $result['status']);
        $this->assertStringContainsString($told, $result['description']);
    }

    /** @return array<string, array{array<string, mixed>, string, string}> */
    public function sites(): array
    {
        return [
            'nobody has looked' => [[], 'good', '0'],
            'posts are kept' => [['kept' => 1234, 'page_owners' => ['socios']], 'good', number_format_i18n(1234)],
            'the site cannot ask itself' => [['front' => 0, 'page_owners' => ['socios', 'muro']], 'recommended', 'socios, muro'],
            'nor has to' => [['front' => 0], 'good', '0'],
            'a wall before the front page' => [['front' => 403, 'page_owners' => ['socios']], 'recommended', '403'],
            'a front page that leads away' => [['front' => 302, 'page_owners' => ['socios']], 'recommended', '302'],
            'pages that fail all at once' => [['doubted' => 404], 'recommended', '404'],
        ];
    }

    public function test_what_cannot_be_asked_is_noted_with_its_folder(): void
    {
        $post = get_post(wp_insert_post(['post_title' => 'Una', 'post_content' => 'Texto.', 'post_status' => 'publish']));
        $folder = WP_PLUGIN_DIR . '/muro-de-socios';
        wp_mkdir_p($folder);
        file_put_contents("$folder/muro.php", '<?php return static fn() => null;');
        add_action('template_redirect', require "$folder/muro.php");
        unlink("$folder/muro.php");
        rmdir($folder);
        add_filter('wp_doing_cron', '__return_true');
        add_filter('pre_http_request', static fn(): \WP_Error => new \WP_Error('http_request_failed'));
        ShownTextsUpkeep::read([$post]);
        $this->assertStringContainsString('muro-de-socios', ShownHealth::result()['description']);
    }
}
