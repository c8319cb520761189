<?php

declare(strict_types=1);

namespace Onda\Core\Database;

defined('ABSPATH') || exit;

/**
 * Option `onda_salts`: the random salt of today and of the day before. The marks of visitors are made with it, so that
 * after two days they identify nobody.
 */
final class DailySalts
{
    public const OPTION = 'onda_salts';

    /** @return non-empty-list<string> Of this day, then of the day before when there was one. */
    public function of(string $day): array
    {
        $salts = $this->read((string) get_option(self::OPTION, ''));
        if (!isset($salts[$day])) {
            $salts = $this->renew($day);
        }
        krsort($salts);
        // A salt of this request alone, if the database stores none: its marks are of no use later.
        return array_values($salts) ?: [bin2hex(random_bytes(16))];
    }

    /** The first request to notice a new day sets its salt: the UPDATE names the value that it replaces. */
    private function renew(string $day): array
    {
        global $wpdb;
        // `add_option` would overwrite the salt of a faster process.
        $sql = "INSERT IGNORE INTO {$wpdb->options} (option_name, option_value, autoload) VALUES (%s, '', 'yes')";
        $wpdb->query($wpdb->prepare($sql, self::OPTION));
        $sql = "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s";
        $written = (string) $wpdb->get_var($wpdb->prepare($sql, self::OPTION));
        $salts = $this->read($written);
        if (!isset($salts[$day])) {
            $next = (string) wp_json_encode([$day => bin2hex(random_bytes(16))] + array_slice($salts, 0, 1));
            $sql = "UPDATE {$wpdb->options} SET option_value = %s WHERE option_name = %s AND option_value = %s";
            $wpdb->query($wpdb->prepare($sql, $next, self::OPTION, $written));
            $sql = "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s";
            $salts = $this->read((string) $wpdb->get_var($wpdb->prepare($sql, self::OPTION)));
        }
        OptionCache::forget(self::OPTION);
        return $salts;
    }

    /** @return array<string, string> Day → salt, the youngest first. */
    private function read(string $written): array
    {
        $salts = json_decode($written, true);
        return is_array($salts) ? array_filter($salts, is_string(...)) : [];
    }
}
