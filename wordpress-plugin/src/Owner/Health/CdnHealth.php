<?php

declare(strict_types=1);

namespace Onda\Owner\Health;

defined('ABSPATH') || exit;

/** Site Health: whether another host that sends the files of the site lets its pages read scripts and fonts. */
final class CdnHealth
{
    private const TEST = 'cdn';
    private const NGINX = 'add_header Access-Control-Allow-Origin "*";';
    private const APACHE = 'Header set Access-Control-Allow-Origin "*"';
    private const ADDRESS = '~\b(?:src|href)=["\']?((?:https?:)?//[^/"\'\s>]+)%s~i';

    /** @param string $loader Address of a script of ours, as pages print it. */
    public function __construct(private string $loader)
    {
    }

    public static function hook(\Closure $loader): void
    {
        $label = static fn(): string => __('Files from another host', 'onda');
        AsyncHealth::hook(self::TEST, $label, static fn(): array => (new self($loader()))->result());
    }

    /** @return array<string, mixed> */
    public function result(): array
    {
        $closed = array_filter($this->others(), $this->is_closed(...));
        if ($closed === []) {
            $text = __('No other host keeps files of this site from its pages.', 'onda');
            return HealthResult::of(self::TEST, 'good', __('Pages may read the scripts of Onda', 'onda'), $text);
        }
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        $text = sprintf(
            /* translators: 1: hosts, 2 and 3: lines of a server's settings. */
            __('%1$s does not allow pages of this site to read its files. Browsers try there in vain and load the scripts from this site, which takes longer. Add one line to the server that sends the files. For nginx: %2$s For Apache: %3$s', 'onda'),
            implode(', ', array_map(self::host(...), $closed)),
            self::NGINX,
            self::APACHE,
        );
        // phpcs:enable
        $label = __('Another host keeps the scripts of Onda from pages', 'onda');
        return HealthResult::of(self::TEST, 'recommended', $label, $text);
    }

    /**
     * Filters change addresses, or a CDN's plugin changes those in the finished page.
     *
     * @return list<string> The address of the script at each host that is not the one of the pages.
     */
    private function others(): array
    {
        $content = preg_quote((string) parse_url(content_url('/'), PHP_URL_PATH), '~');
        $front = FrontPage::html(FrontPage::answer());
        preg_match_all(sprintf(self::ADDRESS, $content), $front, $found);
        /** These filters are documented in wp-includes/class-wp-scripts.php and class-wp-styles.php. */
        $filtered = array_map(
            fn(string $filter): mixed => apply_filters($filter, $this->loader, 'onda'),
            ['script_loader_src', 'style_loader_src'],
        );
        $addresses = [$this->loader, ...$filtered, ...array_map($this->at(...), $found[1])];
        $others = [];
        foreach (array_filter($addresses, 'is_string') as $address) {
            $others[self::host($address)] = $address;
        }
        unset($others[''], $others[self::host(home_url())]);
        return array_values($others);
    }

    private function at(string $origin): string
    {
        $scheme = str_starts_with($origin, '//') ? parse_url(home_url(), PHP_URL_SCHEME) . ':' : '';
        return $scheme . $origin . parse_url($this->loader, PHP_URL_PATH);
    }

    /** A host that cannot be asked keeps nothing from browsers, as far as anybody knows. */
    private function is_closed(string $address): bool
    {
        $scheme = parse_url(home_url(), PHP_URL_SCHEME);
        $origin = "$scheme://" . self::host(home_url());
        $answer = FrontPage::ask($address, ['Origin' => $origin]);
        $allowed = wp_remote_retrieve_header($answer, 'access-control-allow-origin');
        return wp_remote_retrieve_response_code($answer) === 200 && !in_array($allowed, ['*', $origin], true);
    }

    /** With its port. */
    private static function host(string $address): string
    {
        return preg_match('~^(?:https?:)?//([^/?#]+)~i', $address, $found) === 1 ? strtolower($found[1]) : '';
    }
}
