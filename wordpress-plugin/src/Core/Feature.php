<?php

declare(strict_types=1);

namespace Onda\Core;

use Onda\Core\Forms\Section;
use Onda\Core\Http\Action;
use Onda\Core\Http\Request;
use Onda\Core\Printing\Assets;
use Onda\Core\Printing\ElementParts;
use Onda\Core\Printing\ElementPrinter;
use Onda\Core\Printing\Elements;
use Onda\Core\Printing\Manifest;
use Onda\Core\Printing\PlacedElements;
use Onda\Core\Printing\Texts;
use Onda\Owner\Home\Card;
use Onda\Owner\Home\Task;
use Onda\Owner\Import\Source;
use Onda\Owner\Menu\Bubble;
use Onda\Owner\Menu\PrivacyText;
use Onda\Owner\Menu\Tab;
use Onda\Owner\Statistics\Figures\Topic;
use Onda\Rest\Route;

defined('ABSPATH') || exit;

/** A feature as the shell sees it. `FeatureDefaults` answers whatever a feature has no part in. */
interface Feature
{
    /** @return array<string, list<Action>> By the name of what another plugin owns as a whole. Handlers are built when called. */
    public function actions(): array;

    /** @return list<Route> What it answers by REST, with the same handlers. */
    public function routes(): array;

    /** @return array<string, string> Its nonces that a page may ask for anew: name in the script → action of the nonce. */
    public function nonces(): array;

    /**
     * Returns what pages may poll: kind of resource → reader. A reader gets the rest of the key, a deadline, the
     * version that the page knows and the request, and answers with at least `version`. A kind with a dot has no file.
     *
     * @return array<string, \Closure(string, float, string, Request): array<string, mixed>>
     */
    public function polls(): array;

    /** Returns the address of art for a song, or an empty string. */
    public function song_art(string $artist, string $title, float $deadline): string;

    /** Registers its hooks, but for those that print elements. */
    public function hook(): void;

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

    /** Returns its code for the elements that the printer prints. */
    public function elements(Texts $texts, Manifest $manifest): ElementParts;

    /** Registers the hooks that print elements. `elements()` was called before. */
    public function hook_printing(Elements $elements, ElementPrinter $printer, Assets $assets): void;

    /** Gives what a visitor stored to the account that the visitor signed in to; both as rows name them. */
    public function merge(string $visitor, string $account): void;

    /** @return list<string> Its scheduled events. */
    public function events(): array;

    /** Deletes what it stored on this site outside of its tables. */
    public function forget(): void;
}
