<?php

declare(strict_types=1);

namespace Onda\Tests\Schedule;

use Onda\Core\Text\ContactAddress;
use Onda\Features\Schedule\Contact;
use Onda\Owner\Forms\ContactFields;
use Onda\Tests\TestCase;

final class ContactTest extends TestCase
{
    use ScheduleSite;

    /** @dataProvider written */
    public function test_what_the_owner_wrote_leads_to_the_studio_or_is_not_shown(string $field, string $written, string $address): void
    {
        $this->begin();
        $show = $this->show('Tarde');
        update_post_meta($show, Contact::META, wp_slash([$field => $written]));
        $contact = Contact::of($show);
        $this->assertSame($address === '' ? [] : [$field => $address], $contact->links('Para Tarde & más: '));
        $this->assertSame($address === '' && $written !== '' ? [$field] : [], $contact->wrong());
        $this->assertSame($written, $contact->written[$field]);
    }

    public function written(): array
    {
        $text = 'Para%20Tarde%20%26%20m%C3%A1s%3A%20';
        return [
            'a number as people write it' => ['whatsapp', '+34 600 12-34-56', "https://wa.me/34600123456?text=$text"],
            'with the zeros of a call abroad' => ['whatsapp', '0034600123456', "https://wa.me/34600123456?text=$text"],
            'with brackets' => ['whatsapp', '+54 (9) 11 5555.1234', "https://wa.me/5491155551234?text=$text"],
            'with the zero of calls within the country' => ['whatsapp', '+44 (0)20 7946 0000', "https://wa.me/442079460000?text=$text"],
            'with both zeros' => ['phone', '00 34 (0)91-555-00-11', 'tel:+34915550011'],
            'with a zero after the +' => ['whatsapp', '+0034 600 123 456', "https://wa.me/34600123456?text=$text"],
            'copied out of a list of contacts' => ['whatsapp', "\u{202A}+34\u{A0}600\u{2011}123\u{2011}456\u{202C}", "https://wa.me/34600123456?text=$text"],
            'in Arabic digits' => ['whatsapp', '+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', "https://wa.me/966501234567?text=$text"],
            'in Persian digits and wide ones' => ['phone', '＋۹۸ ２１ 8888', 'tel:+98218888'],
            'a link to the number' => ['whatsapp', 'https://wa.me/34600123456', "https://wa.me/34600123456?text=$text"],
            'a link of the other kind' => ['whatsapp', 'https://api.whatsapp.com/send?phone=%2B34600123456&text=x', "https://wa.me/34600123456?text=$text"],
            'a link to a group' => ['whatsapp', 'https://chat.whatsapp.com/Abc123', ''],
            'a number of the country alone' => ['whatsapp', '55 1234 5678', ''],
            'eleven digits without a +' => ['whatsapp', '11 91234-5678', ''],
            'two numbers' => ['phone', '600 123 456 / 600 654 321', ''],
            'two numbers without a mark' => ['phone', '955 123 456 955 654 321', ''],
            'a number of letters' => ['phone', '1-800-RADIO', ''],
            'with an extension' => ['phone', '955 123 456 ext. 12', ''],
            'a mail with a mark of addresses' => ['mail', 'la+tarde&co%@radio.example', "mailto:la+tarde%26co%25@radio.example?subject=$text"],
            'a mail as a link' => ['mail', 'mailto:tarde@radio.example', "mailto:tarde@radio.example?subject=$text"],
            'without a country' => ['whatsapp', '600 123', ''],
            'no number' => ['whatsapp', 'pregunta en recepción', ''],
            'an address of another network' => ['whatsapp', 'https://t.me/radio', ''],
            'too many digits' => ['whatsapp', '+34 600 123 456 789 012 345', ''],
            'a script' => ['whatsapp', 'javascript:alert(1)', ''],
            'a phone' => ['phone', '+34 91 555 00 11', 'tel:+34915550011'],
            'a phone of the town' => ['phone', '955 123', 'tel:955123'],
            'a phone of two digits' => ['phone', '12', ''],
            'words' => ['phone', 'centralita', ''],
            'a mail' => ['mail', 'tarde@radio.example', "mailto:tarde@radio.example?subject=$text"],
            'two mails' => ['mail', 'a@radio.example,b@radio.example', ''],
            'a mail with a field of its own' => ['mail', 'a@radio.example?cc=b@radio.example', ''],
            'nothing' => ['mail', '', ''],
        ];
    }

    /** @dataProvider reasons */
    public function test_the_owner_reads_why_it_leads_nowhere(string $field, string $written, string $reason): void
    {
        $this->assertSame($reason, ContactAddress::wrong($field, $written));
        $this->assertSame($reason === '', ContactFields::wrong($field, $written) === '');
    }

    public function reasons(): array
    {
        return [
            'nothing' => ['whatsapp', '  ', ''],
            'right' => ['whatsapp', '+34 600 123 456', ''],
            'no country' => ['whatsapp', '600 123 456', 'country'],
            'a zero for a country' => ['whatsapp', '+085 236 725 506', 'country'],
            'a zero for a country of a phone' => ['phone', '+0600 123 456', 'country'],
            'a country without a +' => ['whatsapp', '34600123456', 'country'],
            'short' => ['whatsapp', '+34 600', 'short'],
            'two' => ['whatsapp', '+34 600 123 456 y +34 600 654 321', 'many'],
            'two of which one is short enough for both' => ['phone', '955 123 4/955 432 1', 'many'],
            'long' => ['phone', '+34 600 123 456 789 012', 'many'],
            'letters' => ['phone', '900-RADIO-1', 'letters'],
            'a link' => ['whatsapp', 'https://chat.whatsapp.com/Abc123', 'letters'],
            'two digits' => ['phone', '12', 'short'],
            'a text that is not UTF-8' => ['phone', "955\xE1 123", 'short'],
            'no mail' => ['mail', 'tarde@', 'mail'],
        ];
    }

    /** @dataProvider stored */
    public function test_what_else_may_be_stored_is_nothing(mixed $stored): void
    {
        $this->begin();
        $show = $this->show('Tarde');
        update_post_meta($show, Contact::META, $stored);
        $this->assertSame([], Contact::of($show)->links(''));
    }

    public function stored(): array
    {
        return ['a text' => ['x'], 'lists' => [['mail' => ['a@radio.example']]], 'another field' => [['fax' => '123456']]];
    }
}
