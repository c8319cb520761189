<?php

declare(strict_types=1);

namespace Onda\Ajax;

use Onda\Access\SiteLock;
use Onda\ActivePlugins;
use Onda\Storage\Stations;

defined('ABSPATH') || exit;

/** Whether this site may answer before its other plugins: not where one of them decides who may see anything. */
final class EarlyPolicy
{
    /** Folders of plugins that keep visitors out; they run later than an early answer. */
    private const GATEKEEPERS = [
        'wordfence', 'better-wp-security', 'all-in-one-wp-security-and-firewall', 'sucuri-scanner', 'ninjafirewall',
        'bbq-firewall', 'cleantalk-spam-protect', 'wp-cerber', 'restricted-site-access', 'wp-force-login',
        'password-protected', 'my-private-site', 'wp-members', 'members', 'paid-memberships-pro', 'restrict-content',
        'ultimate-member', 'maintenance', 'wp-maintenance-mode', 'coming-soon', 'private-only', 'registered-users-only',
    ];

    public function __construct(private Stations $settings)
    {
    }

    public function is_open(): bool
    {
        if ((new SiteLock($this->settings))->is_possible()) {
            return false;
        }
        return match ($this->settings->settings()['earlyAnswers']) {
            'on' => true,
            'off' => false,
            default => $this->gatekeepers() === [],
        };
    }

    /** @return list<string> Folders of the active plugins that keep visitors out. */
    public function gatekeepers(): array
    {
        return array_values(array_intersect(self::GATEKEEPERS, ActivePlugins::folders()));
    }
}
