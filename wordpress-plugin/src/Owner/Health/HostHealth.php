<?php

declare(strict_types=1);

namespace Onda\Owner\Health;

use Onda\Core\Fetch\CurlClient;
use Onda\Core\Site\HostFunctions;

defined('ABSPATH') || exit;

/** Site Health: what the host keeps from Onda. */
final class HostHealth
{
    private const TEST = 'host';

    public function hook(): void
    {
        add_filter('site_status_tests', [$this, 'site_status_tests'], 10, 1);
    }

    /**
     * @param array<string, array<string, mixed>> $tests
     * @return array<string, array<string, mixed>>
     */
    public function site_status_tests(array $tests): array
    {
        $tests['direct']['onda_' . self::TEST] = [
            'label' => 'Onda: ' . __('The host', 'onda'),
            'test' => static fn(): array => self::result(HostFunctions::missing(...)),
        ];
        return $tests;
    }

    /**
     * @param callable(list<string>): list<string> $missing Of these functions those that are not there.
     * @return array<string, mixed>
     */
    public static function result(callable $missing): array
    {
        $lost = [];
        foreach (self::uses() as [$functions, $sentence]) {
            $names = $missing($functions);
            $lost = [...$lost, ...($names === [] ? [] : [sprintf($sentence, implode(', ', $names))])];
        }
        if ($lost === []) {
            $text = __('The functions of PHP that Onda needs are there.', 'onda');
            return HealthResult::of(self::TEST, 'good', __('The host keeps nothing from Onda', 'onda'), $text);
        }
        $lost[] = __('Ask the host to take these functions out of disable_functions.', 'onda');
        $label = __('The host keeps functions of PHP from Onda', 'onda');
        return HealthResult::of(self::TEST, 'recommended', $label, implode(' ', $lost));
    }

    /** @return list<array{list<string>, string}> Functions, and what is lost without one of them. */
    private static function uses(): array
    {
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        return [
            [HostFunctions::SOCKETS, CurlClient::is_there()
                /* translators: %s: names of functions. */
                ? __('Without %s the server listens to no stream: songs that a stream tells in its sound are missing, and stations are neither tested nor watched.', 'onda')
                /* translators: %s: names of functions. */
                : __('Without %s the server asks no other one: visitors’ browsers alone read the songs of stations, covers and biographies may be missing, and stations are not watched.', 'onda')],
            /* translators: %s: names of functions. */
            [['ignore_user_abort'], __('Without %s what a visitor did may be lost when they leave the page at that moment.', 'onda')],
            /* translators: %s: names of functions. */
            [['set_time_limit'], __('Without %s the import of a long list of subscribers may stop halfway. Import the file again then.', 'onda')],
            /* translators: %s: names of functions. */
            [['usleep'], __('Without %s a request does not wait for another one that is asking the same, and may stay without an answer.', 'onda')],
            /* translators: %s: names of functions. */
            [['flock'], __('Without %s what all visitors ask is not kept in files, and costs the server more.', 'onda')],
        ];
        // phpcs:enable
    }
}
