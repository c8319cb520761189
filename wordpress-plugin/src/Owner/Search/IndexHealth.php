<?php

declare(strict_types=1);

namespace Onda\Owner\Search;

use Onda\Core\Forms\Screen;
use Onda\Features\Search\Index\Build\Progress;
use Onda\Features\Search\Index\IndexState;
use Onda\Owner\Health\HealthResult;

defined('ABSPATH') || exit;

/** Site Health: whether the search index answers. */
final class IndexHealth
{
    private const TEST = 'search_index';

    public function __construct(private IndexState $state, private Progress $progress)
    {
    }

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
        $label = __('Search index', 'onda');
        $tests['direct']['onda_' . self::TEST] = ['label' => "Onda: $label", 'test' => $this->result(...)];
        return $tests;
    }

    /** @return array<string, mixed> */
    public function result(): array
    {
        ['is_wanted' => $is_wanted, 'is_ready' => $is_ready] = $this->state->read();
        if (!$is_wanted) {
            $text = __('Nobody has searched with Onda yet.', 'onda');
            return HealthResult::of(self::TEST, 'good', __('Onda keeps no search index', 'onda'), $text);
        }
        return $is_ready
            ? HealthResult::of(self::TEST, 'good', __('The search index answers', 'onda'), $this->progress->sentence())
            : HealthResult::of(
                self::TEST,
                'recommended',
                __('The search index is not ready', 'onda'),
                $this->progress->sentence(),
                Screen::Search->url('index'),
            );
    }
}
