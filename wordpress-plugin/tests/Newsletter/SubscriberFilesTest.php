<?php

declare(strict_types=1);

namespace Onda\Tests\Newsletter;

use Onda\Core\Text\CsvReader;
use Onda\Features\Newsletter\Mail\MailingSync;
use Onda\Owner\Newsletter\People\SubscriberCsv;
use Onda\Owner\Newsletter\People\SubscriberTransfer;
use Onda\Owner\Newsletter\People\TransferTab;

/** Files of subscribers as mailing services, spreadsheets and people write them. */
final class SubscriberFilesTest extends NewsletterCase
{
    private const ANA = ['ana@example.com', 'Ana', '', 'subscribed'];

    /**
     * @dataProvider files
     * @param list<string> $ana Address, names and status.
     */
    public function test_a_file_is_read_with_its_names(string $file, array $ana = self::ANA): void
    {
        foreach ([$file, self::opened($file)] as $source) {
            $counts = $this->transfer()->import($source, time());
            $this->assertSame(['taken' => 1, 'known' => 0, 'wrong' => 0, 'lines' => ''], $counts);
            $found = $this->subscribers->by_email($ana[0]);
            $this->assertSame($ana, [$found?->email, $found?->first_name, $found?->last_name, $found?->status]);
            $this->subscribers->forget($found->id);
        }
    }

    public function files(): array
    {
        $utf16 = static fn(string $text, string $mark, string $charset): array =>
            [$mark . mb_convert_encoding($text, $charset, 'UTF-8'), ['ana@example.com', 'Ana', 'Núñez 📻', 'subscribed']];
        $table = "Email\tNombre\tApellidos\r\nana@example.com\tAna\tNúñez 📻\r\n";
        $status = static fn(string $written, string $read): array =>
            ["email,name,status\nana@example.com,Ana,$written\n", ['ana@example.com', 'Ana', '', $read]];
        return [
            'Mailchimp' => ["Email Address,First Name,Last Name,MEMBER_RATING,OPTIN_TIME,CONFIRM_TIME,TAGS\n"
                . "ana@example.com,Ana,Núñez,2,\"2024-01-01 10:00:00\",\"2024-01-02 10:00:00\",\"\"\"vip\"\",\"\"x\"\"\"\n",
                ['ana@example.com', 'Ana', 'Núñez', 'subscribed']],
            'Mailchimp, those who left' => ["Email Address,First Name,UNSUB_TIME\nana@example.com,Ana,2024-01-01 10:00:00\n",
                ['ana@example.com', 'Ana', '', 'unsubscribed']],
            'MailPoet' => ["\"Email\",\"First name\",\"Last name\",\"List\",\"Global status\"\n"
                . "\"ana@example.com\",\"Ana\",\"\",\"News\",\"unsubscribed\"\n", ['ana@example.com', 'Ana', '', 'unsubscribed']],
            'Brevo' => ["CONTACT ID;EMAIL;LASTNAME;FIRSTNAME;SMS\n1;ana@example.com;Núñez;Ana;\n",
                ['ana@example.com', 'Ana', 'Núñez', 'subscribed']],
            'Excel: a mark and semicolons' => ["\xEF\xBB\xBFEmail;First_Name\r\nana@example.com;Ana\r\n"],
            'Excel: sep=' => ["sep=;\r\nEmail;Nombre\r\nana@example.com;Ana\r\n"],
            'Excel: sep= of a bar' => ["sep=|\nEmail|Nombre\nana@example.com|Ana\n"],
            'spaces for the eye, a quote that nothing closes' => ["email   ,name  ,x   ,\nana@example.com   , Ana   , \"{\"\"a\"\": true}   ,\n"],
            'Excel: sep= behind a mark' => ["\xEF\xBB\xBFsep=\t\r\nEmail\tNombre\r\nana@example.com\tAna\r\n"],
            'Excel: Unicode text' => $utf16($table, "\xFF\xFE", 'UTF-16LE'),
            'UTF-16 of a Mac' => $utf16($table, "\xFE\xFF", 'UTF-16BE'),
            'half a character at the end' => [$utf16($table, "\xFF\xFE", 'UTF-16LE')[0] . 'x',
                ['ana@example.com', 'Ana', 'Núñez 📻', 'subscribed']],
            'Excel: Windows-1252' => ["email;nombre\r\nana@example.com;\xC1ngela\r\n", ['ana@example.com', 'Ángela', '', 'subscribed']],
            'an old Mac' => ["email,name\rana@example.com,Ana\r"],
            'tabs, the name first' => ["name\temail\nAna\tana@example.com\n"],
            'a name in Spanish' => ["Correo electrónico,Nombre\nana@example.com,Ana\n"],
            'a name with spaces and a star' => ["\u{A0} E-mail *,First  name:\nana@example.com,Ana\n"],
            'separators in a name' => ["\"Nombre, completo, y más\";Email;Nombre\n;ana@example.com;Ana\n"],
            'quotes in a cell' => ["email,name\nana@example.com,\"A\"\"na\"\n\n", ['ana@example.com', 'A"na', '', 'subscribed']],
            'a quote within a word' => ["email,name\nana@example.com,Ana \"la\n", ['ana@example.com', 'Ana "la', '', 'subscribed']],
            'lines in a cell' => ["note,email,name\n\"uno\ndos, \"\"tres\"\"\n\ncuatro\",ana@example.com,Ana\n"],
            'lines in a cell behind a space' => ["note,email,name\n \"uno, dos\ntres\" ,ana@example.com,Ana\n"],
            'lines in the last cell' => ["email,note\nana@example.com,\"uno\ndos\"\n\n", ['ana@example.com', '', '', 'subscribed']],
            'lines in the names of columns' => ["\"a\n;b\";email;name\n;ana@example.com;Ana\n"],
            'an old Mac, lines in a cell' => ["note,email,name\r\"uno\rdos\",ana@example.com,Ana\r"],
            'a short row' => ["email,name,last_name\nana@example.com,Ana\n"],
            'a row without end' => ["email,name\nana@example.com,Ana"],
            'a name before the address' => ["email\nAna <ana@example.com>\n"],
            'a space that nobody sees' => ["email,name\nana@example.com\u{A0},\u{200B}Ana\n"],
            'a domain in other letters' => ["email,name\nana@mañana.es,Ana\n", ['ana@xn--maana-pta.es', 'Ana', '', 'subscribed']],
            'Google' => ["First Name,Middle Name,Last Name,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Value\n"
                . "Ana,,Núñez,* myContacts,*,ana@example.com,otra@example.com\n", ['ana@example.com', 'Ana', 'Núñez', 'subscribed']],
            'Google, as it was' => ["Name,Given Name,Family Name,E-mail 1 - Type,E-mail 1 - Value\n"
                . "Ana Núñez,Ana,Núñez,*,ana@example.com\n", ['ana@example.com', 'Ana', 'Núñez', 'subscribed']],
            'Outlook' => ["First Name,Last Name,E-mail Address,E-mail 2 Address\nAna,Núñez,ana@example.com,\n",
                ['ana@example.com', 'Ana', 'Núñez', 'subscribed']],
            'a whole name' => ["Nombre completo;Correo electrónico\nAna Núñez;ana@example.com\n",
                ['ana@example.com', 'Ana Núñez', '', 'subscribed']],
            'two columns of a name' => ["email,First name,Nombre\nana@example.com,,Ana\n"],
            'a status in capitals' => $status('SUBSCRIBED', 'subscribed'),
            'a status in Spanish' => $status('De baja', 'unsubscribed'),
            'a status that waits' => $status('Pending', 'unconfirmed'),
            'no status' => $status('', 'subscribed'),
        ];
    }

    /** @dataProvider confirmations */
    public function test_who_has_not_confirmed_is_known_as_such_whatever_date_is_written(string $status, string $written, int $confirmed): void
    {
        $this->transfer()->import("email,status,confirmed\nana@example.com,$status,$written\n", self::NOW);
        $this->assertSame($confirmed, $this->subscribers->by_email('ana@example.com')?->confirmed);
    }

    /** @return list<array{string, string, int}> */
    public function confirmations(): array
    {
        $date = '2024-01-02T10:00:00+00:00';
        $then = (int) strtotime($date);
        return [
            ['subscribed', $date, $then], ['subscribed', '', self::NOW], ['subscribed', 'yes', self::NOW],
            ['unsubscribed', $date, $then],
            ['unconfirmed', $date, 0], ['unconfirmed', '', 0],
        ];
    }

    /**
     * @dataProvider outcomes
     * @param array{int, int, int, string} $counts Taken, known, wrong, wrong lines.
     */
    public function test_what_is_wrong_is_counted_and_its_line_is_said(string $file, array $counts): void
    {
        $this->assertSame($counts, array_values($this->transfer()->import($file, time())));
    }

    public function outcomes(): array
    {
        $many = "email\n" . str_repeat("x\n", 30);
        return [
            'hostile rows' => ["email,first_name\n%@%,x\n\"a@example.com\r\nBcc: b@example.com\",x\neva@example.com,<b>\n",
                [0, 0, 3, '2, 3, 4']],
            'twice the same' => ["email\nana@example.com\nana@example.com\n", [1, 1, 0, '']],
            'a status that nobody knows' => ["email,status\nana@example.com,bounced\n", [0, 0, 1, '2']],
            'twenty lines are enough' => [$many, [0, 0, 30, implode(', ', range(2, 21))]],
            'nothing' => ['', [0, 0, 0, '']],
            'a quote that nothing closes' => ["email,name\nana@example.com,\"Ana\neva@example.com,Eva\nleo@example.com,Leo\n",
                [3, 0, 0, '']],
            'two of them' => ["email,name\n\"ana@example.com,Ana\neva@example.com,Eva\nleo@example.com,\"Leo\nx@example.com,X\n",
                [3, 0, 1, '2']],
            'one before an empty cell' => ["email,name\n\"ana@example.com,Ana\neva@example.com,\"\"\nleo@example.com,Leo\n",
                [2, 0, 1, '2']],
            'half a sign of UTF-16' => ["\xFF\xFE" . mb_convert_encoding("email\nana@example.com\n", 'UTF-16LE', 'UTF-8') . "\x00\xD8\n\x00",
                [1, 0, 1, '3']],
            'the last one' => ["email,name\nana@example.com,Ana\n\"eva@example.com,Eva", [1, 0, 1, '3']],
        ];
    }

    /** @dataProvider headless */
    public function test_a_file_without_a_column_of_addresses_says_so_and_nothing_is_kept(string $file): void
    {
        $this->expectExceptionMessage('Call it “email”');
        $this->transfer()->import($file, time());
    }

    public function headless(): array
    {
        return [["phone,name\n1,Ana\n"], ["ana@example.com\neva@example.com\n"], ["ana@example.com\n"], ["ana@example.com,Ana"], ["\x00\xFF\xFE"]];
    }

    /** @dataProvider problems */
    public function test_the_screen_says_why_nothing_was_read(string $problem, string $sentence): void
    {
        $_GET = ['problem' => $problem];
        $this->assertStringContainsString($sentence, (new TransferTab($this->transfer()))->of());
    }

    public function problems(): array
    {
        return [['column', 'names no column with addresses'], ['size', 'larger than 5 MB, or than the server accepts']];
    }

    public function test_of_200000_rows_with_a_broken_last_one_no_other_is_lost(): void
    {
        $file = self::opened("email,name\n" . str_repeat("ana@example.com,\"Ana, la\"\n", 200_000) . '"eva@example.com,Eva');
        [$count, $before, $most] = [0, memory_get_usage(), 0];
        foreach (SubscriberCsv::read($file) as $line => $row) {
            $count += (int) ($row === ['email' => 'ana@example.com', 'full_name' => 'Ana, la']);
            $most = max($most, memory_get_usage());
        }
        $this->assertSame([200_000, 200_002, 'eva@example.com,Eva'], [$count, $line, $row['email']]);
        // Bytes; of a file of five million.
        $this->assertLessThan(200_000, $most - $before);
    }

    public function test_a_reader_of_rows_leaves_empty_lines_out_and_counts_them(): void
    {
        $this->assertSame([1 => ['a', 'b'], 3 => ['c']], CsvReader::rows("a;b\n;\nc\n"));
    }

    /** @return resource */
    private static function opened(string $text): mixed
    {
        $file = tmpfile();
        fwrite($file, $text);
        rewind($file);
        return $file;
    }

    private function transfer(): SubscriberTransfer
    {
        return new SubscriberTransfer($this->options(), $this->subscribers, $this->consents, new MailingSync($this->options()));
    }
}
