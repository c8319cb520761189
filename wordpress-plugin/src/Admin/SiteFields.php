<?php

declare(strict_types=1);

namespace Onda\Admin;

use Onda\Access\SiteLock;
use Onda\Input;
use Onda\Settings\Section;
use Onda\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** The part of the settings screen about the site as a whole. */
final class SiteFields
{
    private const EARLY_ANSWERS = ['auto', 'on', 'off'];

    public static function section(): Section
    {
        return new Section(130, ['onda-site' => __('This site', 'onda')], [
            'earlyAnswers' => ['type' => 'string', 'enum' => self::EARLY_ANSWERS],
            'siteAccess' => ['type' => 'string', 'enum' => SiteLock::SETTINGS],
            'deleteData' => ['type' => 'boolean'],
        ], self::read(...), self::of(...));
    }

    /**
     * @param array<string, mixed> $input
     * @return array<string, mixed>
     */
    private static function read(array $input): array
    {
        return [
            'earlyAnswers' => Input::choice($input['earlyAnswers'], self::EARLY_ANSWERS),
            'deleteData' => Input::flag($input['deleteData']),
            'siteAccess' => Input::choice($input['siteAccess'], SiteLock::SETTINGS),
            'errors' => [],
        ];
    }

    /** @param array<string, mixed> $settings */
    private static function of(array $settings): string
    {
        $name = SettingsStore::OPTION . '[siteAccess]';
        $access = Fields::select($name, __('Who may read', 'onda'), $settings['siteAccess'], [
            'auto' => __('As the site’s other plugins say', 'onda'),
            'members' => __('Only who is signed in', 'onda'),
            'everybody' => __('Everybody', 'onda'),
        ]) . Fields::hint(__(
            'Where a plugin keeps strangers out of the whole site, Onda answers none of their searches and lists.',
            'onda'
        ));
        $delete = __('Delete all data when the plugin is deleted', 'onda');
        return Fields::card('onda-site', __('This site', 'onda'), EarlyFields::of($settings) . $access
            . Fields::box(SettingsStore::OPTION . '[deleteData]', '1', (bool) $settings['deleteData'], $delete));
    }
}
