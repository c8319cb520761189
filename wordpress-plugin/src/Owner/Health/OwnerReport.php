<?php

declare(strict_types=1);

namespace Onda\Owner\Health;

use Onda\Core\Access\Callbacks;
use Onda\Core\Http\Action;
use Onda\Owner\Forms\NeighborFields;
use Onda\Owner\Menu\PluginNames;

defined('ABSPATH') || exit;

/**
 * Says in Site Health, under "Info", which plugin answers the actions of each feature, and which others change what is
 * shown.
 */
final class OwnerReport
{
    /** @param array<string, list<Action>> $actions By feature. */
    public function __construct(private array $actions, private string $plugin_file)
    {
    }

    public function hook(): void
    {
        add_filter('debug_information', [$this, 'debug_information'], 10, 1);
    }

    /**
     * @param array<string, array<string, mixed>> $sections
     * @return array<string, array<string, mixed>>
     */
    public function debug_information(array $sections): array
    {
        $fields = [];
        foreach ($this->actions as $feature => $actions) {
            $fields[$feature] = ['label' => $feature, 'value' => $this->owner($actions)];
        }
        $fields += NeighborFields::of_this_site();
        return $sections + ['onda' => ['label' => __('Onda: which plugin answers', 'onda'), 'fields' => $fields]];
    }

    /**
     * The feature is another plugin's as soon as that answers one of its actions.
     *
     * @param list<Action> $actions
     */
    private function owner(array $actions): string
    {
        $names = [];
        foreach ($actions as $action) {
            foreach (["wp_ajax_$action->name", "wp_ajax_nopriv_$action->name"] as $hook) {
                $files = array_map(Callbacks::file(...), self::callbacks($hook));
                array_push($names, ...array_map(Callbacks::owner(...), $files));
            }
        }
        $others = array_diff($names, [dirname(plugin_basename($this->plugin_file))]);
        return $others === [] ? 'Onda' : PluginNames::list($others);
    }

    /** @return list<mixed> */
    private static function callbacks(string $hook): array
    {
        global $wp_filter;
        $by_priority = ($wp_filter[$hook] ?? null)?->callbacks ?? [];
        return array_column(array_merge(...array_values($by_priority)), 'function');
    }
}
