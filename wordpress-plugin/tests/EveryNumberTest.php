<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Http\Reply;
use Onda\Core\Http\Request;
use Onda\Core\Settings\Kind;
use Onda\Core\Settings\Record;
use Onda\Core\Settings\RecordReader;
use Onda\Core\Settings\Setting;
use Onda\Plugin;
use Onda\Tests\Rest\RestCase;

/** Every number that somebody sends: at its limits, beyond them, and no number at all. */
final class EveryNumberTest extends RestCase
{
    private const EDGES = ['0', '-1', '1', '', 'x', '1.5', '1e309', '9223372036854775807', '99999999999999999999'];
    /** Names of the numbers in the actions. */
    private const FIELDS = [
        'asid', 'comment_id', 'count', 'date', 'days', 'episode', 'id', 'limit', 'object_id', 'offset', 'page', 'paged', 'per_page', 'post_id',
        'postid', 'show', 'siteid', 'size', 'start', 'userid',
    ];

    public function test_a_setting_is_within_its_limits_or_wrong(): void
    {
        $count = 0;
        foreach (self::sections() as $section) {
            foreach (self::numbers($section->record->settings) as $number) {
                [$min, $max] = [$number->min ?? PHP_INT_MIN, $number->max ?? PHP_INT_MAX];
                $is_wrong = static fn(mixed $sent): bool =>
                    RecordReader::read(new Record([$number], ''), [$number->name => $sent])['errors'] !== [];
                $limits = $number->max === null ? [] : [$min - 1, $min, $max, $max + 1];
                $this->assertSame($limits === [] ? [] : [true, false, false, true], array_map($is_wrong, $limits), $number->name);
                foreach ([...self::EDGES, ['1'], null] as $sent) {
                    $value = RecordReader::read(new Record([$number], ''), [$number->name => $sent])['values'][$number->name];
                    $this->assertTrue($is_wrong($sent) || ($value >= $min && $value <= $max), $number->name);
                }
                $count++;
            }
        }
        $this->assertGreaterThan(10, $count);
    }

    public function test_no_address_of_rest_breaks_at_a_number(): void
    {
        $this->configure(['id' => 'uno', 'stream' => 'http://192.0.2.1:8000/x']);
        $this->sign_in('administrator');
        foreach (self::routes() as $route) {
            foreach (array_filter($route->args, static fn(array $arg): bool => ($arg['type'] ?? '') === 'integer') as $name => $arg) {
                foreach ([...self::EDGES, $arg['minimum'], $arg['maximum'] ?? '0'] as $sent) {
                    $path = preg_replace('~\{\w+\}~', '1', str_replace('{' . $name . '}', (string) $sent, $route->path));
                    $this->assertLessThan(500, self::call($route->method, $path, [$name => $sent])->get_status(), "$route->id $name=$sent");
                }
            }
        }
    }

    public function test_no_action_breaks_at_a_number(): void
    {
        $plugin = new Plugin(WP_PLUGIN_DIR . '/onda/onda.php');
        $server = ['REQUEST_METHOD' => 'POST', 'HTTP_SEC_FETCH_SITE' => 'same-origin', 'REMOTE_ADDR' => '192.0.2.9', 'HTTP_USER_AGENT' => 'Firefox'];
        foreach (array_merge(...array_values(Plugin::actions($plugin->features()))) as $action) {
            foreach (self::EDGES as $sent) {
                $reply = Reply::of($action, new Request(array_fill_keys(self::FIELDS, $sent), [], $server));
                $this->assertLessThan(500, $reply->status, "$action->name $sent");
            }
        }
    }

    /**
     * @param list<Setting> $settings
     * @return list<Setting>
     */
    private static function numbers(array $settings): array
    {
        return array_merge(...array_map(static fn(Setting $one): array => $one->kind === Kind::Number
            ? [$one]
            : self::numbers([...$one->settings, ...($one->rows->settings ?? [])]), $settings));
    }
}
