<?php

declare(strict_types=1);

namespace Onda\Early;

use Onda\Core\Forms\Section;
use Onda\Core\Printing\PlacedElements;
use Onda\Core\Settings\SiteOptions;
use Onda\Core\Site\LazyHooks;
use Onda\Owner\OwnerDefaults;
use Onda\Owner\OwnerFeature;

defined('ABSPATH') || exit;

/** The part of early answers that the owner uses: a task of Home, the switch with its test, Site Health. */
final class EarlyOwner implements OwnerFeature
{
    use OwnerDefaults;

    public function __construct(private string $plugin_file)
    {
    }

    public function hook(): void
    {
        LazyHooks::on(['admin_post_' . EarlyTask::ACTION], EarlyTask::hook(...));
        LazyHooks::on(['site_status_tests', 'debug_information'], fn() =>
            (new EarlyHealth(new MustUseFile(WPMU_PLUGIN_DIR, $this->plugin_file)))->hook());
    }

    public function tasks(PlacedElements $placed): array
    {
        return EarlyTask::tasks();
    }

    /**
     * @param list<Section> $sections
     * @return list<Section> The same, with the test beside the switch.
     */
    public static function with_test(array $sections): array
    {
        $notes = [SiteOptions::EARLY => static fn(mixed $is_on): string => EarlyFields::note($is_on === true)];
        return array_map(static fn(Section $one): Section =>
            $one->id === 'site' ? $one->with_notes($notes, EarlyFields::load(...)) : $one, $sections);
    }
}
