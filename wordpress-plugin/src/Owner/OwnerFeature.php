<?php

declare(strict_types=1);

namespace Onda\Owner;

use Onda\Core\Forms\Section;
use Onda\Core\Printing\PlacedElements;
use Onda\Core\Printing\Printing;
use Onda\Owner\Home\Card;
use Onda\Owner\Home\Home;
use Onda\Owner\Home\Task;
use Onda\Owner\Import\Source;
use Onda\Owner\Menu\Bubble;
use Onda\Owner\Menu\PrivacyText;
use Onda\Owner\Menu\Tab;
use Onda\Owner\Statistics\Figures\Topic;

defined('ABSPATH') || exit;

/**
 * The part of a feature that its owner uses. No page and no action of a visitor loads it. `OwnerDefaults` has the
 * answers of one that lacks something.
 */
interface OwnerFeature
{
    /** Registers its hooks in wp-admin, of tasks and of the command line. */
    public function hook(): void;

    /** Registers what it prints for the owner alone, such as previews. */
    public function hook_printing(Printing $printing): void;

    /** @return list<Section> Its parts of the settings. */
    public function settings(): array;

    /** @return list<Tab> What it shows in the menu Onda, but for its settings. Called for the admin's menu alone. */
    public function tabs(): array;

    /** @return list<Source> What it can take over from other plugins. */
    public function sources(): array;

    /** @return list<PrivacyText> For the privacy policy: what it stores and sends, of what is on. */
    public function privacy(PlacedElements $placed): array;

    /** @return list<Task> Its steps of the checklist on the Home screen. */
    public function tasks(PlacedElements $placed): array;

    /** @return list<Card> Its cards on the Home screen. */
    public function cards(): array;

    /** @return list<Bubble> What waits for the owner, as numbers in the menu. Asked on every page of the admin. */
    public function bubbles(): array;

    /** @return list<Topic> What it counts, for the statistics. */
    public function statistics(): array;

    /** @return list<string> Its scheduled events. */
    public function events(): array;

    /** Deletes what it stored on this site outside of its tables. */
    public function forget(): void;
}
