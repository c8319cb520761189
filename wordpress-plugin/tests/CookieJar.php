<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Http\Cookies;

/** Keeps what would have been sent to the browser. */
final class CookieJar
{
    /** @var array<string, string> What the browser has now. */
    public array $values = [];
    /** @var array<string, array<string, mixed>> */
    public array $options = [];

    public function cookies(): Cookies
    {
        return new Cookies(function (string $name, string $value, array $options): void {
            $is_gone = $options['expires'] !== 0 && $options['expires'] < time();
            $this->values = $is_gone ? array_diff_key($this->values, [$name => 0]) : [$name => $value] + $this->values;
            $this->options[$name] = $options;
        });
    }
}
