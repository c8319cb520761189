<?php

declare(strict_types=1);

namespace Onda\Early;

use Onda\Core\Access\PublicReplies;
use Onda\Core\Settings\SettingsStore;
use Onda\Owner\Health\HealthResult;
use Onda\Owner\Health\SiteReport;

defined('ABSPATH') || exit;

/** Tests and facts of early answers on the Site Health screen. */
final class EarlyHealth
{
    public function __construct(private MustUseFile $must_use_file)
    {
    }

    public function hook(): void
    {
        add_filter('site_status_tests', [$this, 'site_status_tests'], 10, 1);
        // Behind the report that it adds to.
        add_filter('debug_information', [$this, 'debug_information'], 11, 1);
    }

    /**
     * @param array<string, array<string, mixed>> $tests
     * @return array<string, array<string, mixed>>
     */
    public function site_status_tests(array $tests): array
    {
        $tests['direct']['onda_early_answers'] = ['label' => 'Onda: early_answers', 'test' => [$this, 'early_answers']];
        return $tests;
    }

    /**
     * @param array<string, array<string, mixed>> $sections
     * @return array<string, array<string, mixed>>
     */
    public function debug_information(array $sections): array
    {
        $fields = $sections['onda-site']['fields'] ?? [];
        $file = SiteReport::flag(__('Must-use file', 'onda'), $this->must_use_file->is_current());
        $sections['onda-site']['fields'] = array_slice($fields, 0, 1) + ['early' => $file] + $fields;
        return $sections;
    }

    /** @return array<string, mixed> */
    public function early_answers(): array
    {
        $refused = EarlyFields::refused();
        if ($refused !== '') {
            $label = __('Early answers switched themselves off', 'onda');
            return HealthResult::of('early_answers', 'recommended', $label, $refused);
        }
        if (!(new PublicReplies(new SettingsStore()))->is_open()) {
            $text = PublicReplies::are_on()
                ? __('Early answers are on, but visitors may be kept out of the site: other plugins are asked.', 'onda')
                : __('Early answers are off: the other plugins of the site are asked first.', 'onda');
            return HealthResult::of('early_answers', 'good', __('Onda answers on the normal path', 'onda'), $text);
        }
        if (!$this->must_use_file->is_current()) {
            $label = __('Onda could answer earlier', 'onda');
            return HealthResult::of('early_answers', 'recommended', $label, EarlyFields::unwritable());
        }
        $label = __('Onda answers before other plugins are loaded', 'onda');
        return HealthResult::of('early_answers', 'good', $label, __('The must-use file is in its place.', 'onda'));
    }
}
