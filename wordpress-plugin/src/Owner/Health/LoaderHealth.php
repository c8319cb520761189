<?php

declare(strict_types=1);

namespace Onda\Owner\Health;

defined('ABSPATH') || exit;

/** Site Health: whether the script that starts Onda reaches visitors as it was printed. */
final class LoaderHealth
{
    private const TEST = 'loader';
    /** In each address of ours: of the script, of a style sheet, in the configuration. */
    private const FOLDER = '/onda/build/';
    private const TYPES = [null, '', true, 'module', 'text/javascript', 'application/javascript'];

    /** @param string $loader Address of a script of ours, as pages print it. */
    public static function hook(\Closure $loader): void
    {
        $label = static fn(): string => __('The script of Onda', 'onda');
        AsyncHealth::hook(self::TEST, $label, static fn(): array => self::result(basename($loader())));
    }

    /** @return array<string, mixed> */
    private static function result(string $script): array
    {
        $page = FrontPage::html(FrontPage::answer());
        if (str_contains($page, self::FOLDER) && !self::is_printed($page, $script)) {
            $label = __('The script of Onda is not on the front page', 'onda');
            return HealthResult::of(self::TEST, 'recommended', $label, self::sentence($script));
        }
        $text = match (true) {
            $page === '' => __('This site did not give its front page to a visitor who is not signed in.', 'onda'),
            str_contains($page, self::FOLDER) => __('A visitor who is not signed in gets it.', 'onda'),
            default => __('Nothing of Onda is on the front page.', 'onda'),
        };
        return HealthResult::of(self::TEST, 'good', __('Nothing stops the script of Onda', 'onda'), $text);
    }

    /** With its configuration, and with a type that browsers run. */
    private static function is_printed(string $page, string $script): bool
    {
        $tags = new \WP_HTML_Tag_Processor($page);
        $has_script = false;
        $has_config = false;
        while ($tags->next_tag('script')) {
            $is_run = in_array($tags->get_attribute('type'), self::TYPES, true);
            $has_script = $has_script || $is_run && str_contains((string) $tags->get_attribute('src'), $script);
            $has_config = $has_config || $tags->get_attribute('id') === 'onda-config';
        }
        return $has_script && $has_config;
    }

    private static function sentence(string $script): string
    {
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        return sprintf(
            /* translators: %s: name of a file. */
            __('Another plugin takes the script %s out of the front page, joins it with others or changes it: where a player does nothing, name it there among the scripts that stay as they are.', 'onda'),
            $script,
        );
        // phpcs:enable
    }
}
