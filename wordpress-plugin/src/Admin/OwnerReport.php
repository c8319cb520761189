<?php

declare(strict_types=1);

namespace Onda\Admin;

use Onda\Ajax\Action;

defined('ABSPATH') || exit;

/** Says in Site Health, under "Info", which plugin answers the actions of each feature, and which others change what is shown. */
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
                array_push($names, ...array_map(self::folder(...), self::callbacks($hook)));
            }
        }
        $others = array_diff($names, [dirname(plugin_basename($this->plugin_file))]);
        return $others === [] ? 'Onda' : implode(', ', array_unique(array_map(self::name(...), $others)));
    }

    /** @return list<mixed> */
    private static function callbacks(string $hook): array
    {
        global $wp_filter;
        $by_priority = ($wp_filter[$hook] ?? null)?->callbacks ?? [];
        return array_column(array_merge(...array_values($by_priority)), 'function');
    }

    /** Of the plugin that holds the code; empty for code that is in none. */
    private static function folder(mixed $callback): string
    {
        try {
            $function = new \ReflectionFunction(\Closure::fromCallable($callback));
        } catch (\Throwable) {
            return '';
        }
        $file = (string) $function->getFileName();
        $place = plugin_basename($file);
        // Of a file elsewhere it is the whole path.
        return $place === trim(wp_normalize_path($file), '/') ? '' : (string) strtok($place, '/');
    }

    private static function name(string $folder): string
    {
        foreach (get_plugins() as $file => $plugin) {
            if ($folder !== '' && str_starts_with($file, "$folder/")) {
                return $plugin['Name'];
            }
        }
        return $folder ?: __('Code outside plugins', 'onda');
    }
}
