<?php

declare(strict_types=1);

namespace Onda\Admin;

use Onda\Printing\Html;
use Onda\Settings\Drafts;
use Onda\Settings\Section;
use Onda\Settings\Settings;
use Onda\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** The one settings screen: a plain form that needs no script. */
final class SettingsScreen
{
    /** @param \Closure(): list<Section> $sections */
    public function __construct(
        private SettingsStore $store,
        private \Closure $sections,
        private Drafts $drafts,
        private string $plugin_file,
    ) {
    }

    public function hook(): void
    {
        add_action('admin_menu', [$this, 'admin_menu'], 10, 0);
        add_filter('plugin_action_links_' . plugin_basename($this->plugin_file), [$this, 'action_links'], 10, 1);
    }

    public function admin_menu(): void
    {
        add_options_page('Onda', 'Onda', 'manage_options', Settings::PAGE, [$this, 'page']);
    }

    /**
     * @param list<string> $links
     * @return list<string>
     */
    public function action_links(array $links): array
    {
        return [Html::tag('a', ['href' => Settings::url()], Html::text(__('Settings', 'onda'))), ...$links];
    }

    public function page(): void
    {
        $draft = $this->drafts->take();
        $settings = array_merge($this->store->settings(), $draft['settings'] ?? []);
        $errors = $draft['errors'] ?? [];
        $sections = ($this->sections)();
        usort($sections, static fn(Section $one, Section $other): int => $one->place <=> $other->place);
        $form = static fn(Section $section): string => $section->form(SettingsStore::OPTION, $settings, $errors);
        $forms = array_map($form, $sections);
        Html::write('<div class="wrap onda-screen">' . Html::tag('h1', [], 'Onda') . self::contents($sections));
        Html::write('<form method="post" action="' . Html::text(admin_url('options.php')) . '">');
        settings_fields(Settings::PAGE);
        Html::write(implode('', $forms));
        submit_button(__('Save', 'onda'));
        Html::write('</form></div>');
    }

    /**
     * A list of links to the sections of this long screen.
     *
     * @param list<Section> $sections
     */
    private static function contents(array $sections): string
    {
        $links = '';
        foreach (array_merge(...array_column($sections, 'headings')) as $id => $title) {
            $links .= Html::tag('li', [], Html::tag('a', ['href' => "#$id"], Html::text($title)));
        }
        return Html::tag('nav', ['aria-label' => __('On this screen', 'onda')], Html::tag('ul', [], $links));
    }
}
