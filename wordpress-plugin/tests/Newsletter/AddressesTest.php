<?php

declare(strict_types=1);

namespace Onda\Tests\Newsletter;

use Onda\Features\Newsletter\SignUp\Refused;
use Onda\Features\Newsletter\SignUp\SignUpRequestReader;
use Onda\Tests\TestCase;

/** Addresses of a sign-up, by the table that the form's own check reads too. */
final class AddressesTest extends TestCase
{
    /** @dataProvider addresses */
    public function test_an_address_is_kept_as_mail_servers_know_it_or_refused_in_words(string $written, string $outcome): void
    {
        try {
            $this->assertSame($outcome, SignUpRequestReader::email($written));
        } catch (Refused $refused) {
            $this->assertSame($outcome, $refused->reason);
        }
    }

    public function addresses(): array
    {
        $cases = [];
        foreach (file(__DIR__ . '/../../../packages/newsletter/src/form/addresses.tsv', FILE_IGNORE_NEW_LINES) as $line) {
            [$written, $outcome] = explode("\t", "$line\t");
            $cases += str_starts_with($line, '#') ? [] : [$written => [json_decode($written), $outcome]];
        }
        return $cases;
    }
}
