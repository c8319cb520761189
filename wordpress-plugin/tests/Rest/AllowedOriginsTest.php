<?php

declare(strict_types=1);

namespace Onda\Tests\Rest;

use Onda\Core\Http\AllowedOrigins;
use Onda\Core\Settings\HeadlessOptions;

final class AllowedOriginsTest extends RestCase
{
    /** @dataProvider written */
    public function test_an_origin_is_exact_and_safe(mixed $written, string $exact): void
    {
        $this->assertSame($exact, HeadlessOptions::exact_origin($written));
    }

    public function written(): array
    {
        return [
            'plain' => ['https://app.example', 'https://app.example'],
            'with a port' => [' https://App.Example:8443/ ', 'https://app.example:8443'],
            'with the port that browsers leave out' => ['https://app.example:443', 'https://app.example'],
            'this machine' => ['http://localhost:5173', 'http://localhost:5173'],
            'this machine by number' => ['http://[::1]:5173', 'http://[::1]:5173'],
            'everybody' => ['*', ''],
            'everybody below a name' => ['https://*.example', ''],
            'a sandbox' => ['null', ''],
            'nothing' => ['', ''],
            'http elsewhere' => ['http://app.example', ''],
            'http of a name that begins so' => ['http://localhost.evil.example', ''],
            'a path' => ['https://app.example/x', ''],
            'a user' => ['https://me@app.example', ''],
            'a second line' => ["https://app.example\nhttps://evil.example", ''],
            'another scheme' => ['file:///x', ''],
            'no port' => ['https://app.example:99999', ''],
            'a list' => [['https://app.example'], ''],
        ];
    }

    public function test_none_is_listed_until_somebody_names_one(): void
    {
        $this->assertSame([], AllowedOrigins::all());
        self::allow(self::APP);
        $add = static fn(array $origins): array => [...$origins, 'https://code.example', '*', 7];
        add_filter('onda_allowed_origins', $add);
        $this->assertSame([self::APP, 'https://code.example'], AllowedOrigins::all());
    }

    public function test_the_owner_is_told_what_is_no_origin(): void
    {
        $rules = self::rules();
        $rules->read(['headless' => ['origins' => 'https://app.example, *']]);
        $this->assertSame(['headless.origins'], array_keys($rules->errors()));
        $settings = self::rules()->read(['headless' => ['origins' => 'https://app.example, http://localhost:5173']]);
        $this->assertSame(['https://app.example', 'http://localhost:5173'], $settings['headless']['origins']);
    }
}
