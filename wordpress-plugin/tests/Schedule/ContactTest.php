<?php

declare(strict_types=1);

namespace Onda\Tests\Schedule;

use Onda\Features\Schedule\Contact;
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
