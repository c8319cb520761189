<?php

declare(strict_types=1);

namespace Onda\Owner\Newsletter\People;

use Onda\Core\Text\Utf8;
use Onda\Features\Newsletter\Subscriber;

defined('ABSPATH') || exit;

/** The columns of a file of subscribers, as mailing services, spreadsheets and people name them. */
final class CsvColumns
{
    /** Our name → other names, in small letters without accents, and without marks between words. */
    private const NAMES = [
        'email' => 'email|e mail|mail|email address|e mail address|subscriber|correo|correo electronico|direccion de correo'
            . '|direccion de correo electronico|direccion de email|adresse e mail|adresse email'
            . '|e mail 1 value|email 1 value|e mail 1',
        'first_name' => 'first name|firstname|fname|given name|nombre|nombres|prenom|vorname',
        'full_name' => 'name|full name|display name|nombre completo|nombre y apellidos',
        'last_name' => 'last name|lastname|lname|surname|family name|apellido|apellidos|nom|nachname',
        'lists' => 'lists|list|lista|listas|segment|segments',
        'status' => 'status|global status|list status|subscription status|estado|estado global|estado de la lista',
        'left' => 'unsub time|unsubscribed at|unsubscribe date|fecha de baja',
        'confirmed' => 'confirmed|confirmed at|confirm time',
    ];
    private const STATUSES = [
        Subscriber::SUBSCRIBED => 'subscribed|confirmed|active|inactive|suscrito|confirmado|activo|inactivo',
        Subscriber::UNCONFIRMED => 'unconfirmed|pending|sin confirmar|no confirmado|pendiente',
        Subscriber::UNSUBSCRIBED => 'unsubscribed|left|de baja|baja|dado de baja|no suscrito|cancelado',
    ];

    /** Our name of a column, or what is written there in small letters. */
    public static function name(string $written): string
    {
        return self::found(self::NAMES, self::words($written)) ?? mb_strtolower(Utf8::trim($written), 'UTF-8');
    }

    /** Null for a word that we do not know: it may mean that somebody has left. */
    public static function status(string $written): ?string
    {
        return $written === '' ? Subscriber::SUBSCRIBED : self::found(self::STATUSES, self::words($written));
    }

    /** @param array<string, string> $table */
    private static function found(array $table, string $words): ?string
    {
        foreach ($table as $name => $others) {
            if (in_array($words, explode('|', $others), true)) {
                return $name;
            }
        }
        return null;
    }

    private static function words(string $written): string
    {
        $words = preg_replace('/[\s\p{Z}_*:.-]+/u', ' ', mb_strtolower(remove_accents($written), 'UTF-8'));
        return Utf8::trim((string) $words);
    }
}
