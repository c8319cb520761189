import { randomBytes } from 'node:crypto';

const SALTS = ['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'].flatMap((name) => [
  `${name}_KEY`,
  `${name}_SALT`,
]);

export type ConfigInput = {
  /** MariaDB's socket; absent for SQLite. */
  socket?: string | undefined;
  trusted: string[];
  constants: Record<string, string>;
  /** `host:port` of the network once it is one. */
  network?: string | undefined;
};

/** The text of wp-config.php; `constants` win over the rig's own. */
export function wpConfig({ socket, trusted, constants, network }: ConfigInput): string {
  const values: Record<string, string> = {
    DB_NAME: 'wordpress',
    DB_USER: 'root',
    DB_PASSWORD: '',
    DB_HOST: socket ? `localhost:${socket}` : 'localhost',
    DB_CHARSET: 'utf8mb4',
    DB_COLLATE: '',
    ...Object.fromEntries(SALTS.map((name) => [name, randomBytes(24).toString('hex')])),
    ...(trusted.length > 0 && { ONDA_TRUSTED_HOSTS: trusted.join(',') }),
    ...(network && networkConstants(network)),
    WP_ENVIRONMENT_TYPE: 'local',
    WP_HTTP_BLOCK_EXTERNAL: 'true',
    DISABLE_WP_CRON: 'true',
    AUTOMATIC_UPDATER_DISABLED: 'true',
    WP_DEBUG: 'true',
    WP_DEBUG_LOG: 'true',
    WP_DEBUG_DISPLAY: 'false',
    ...constants,
  };
  const defines = Object.entries(values).map(([name, value]) => `define( '${name}', ${phpValue(value)} );`);
  return ['<?php', ...defines, "$table_prefix = 'wp_';", ...BOOT, ''].join('\n');
}

const BOOT = [
  "if ( ! defined( 'ABSPATH' ) ) {",
  "\tdefine( 'ABSPATH', __DIR__ . '/' );",
  '}',
  "require_once ABSPATH . 'wp-settings.php';",
];

/** A PHP literal: `true`, `false` and integers as such, anything else a quoted string. */
export function phpValue(value: string): string {
  if (/^(true|false|-?(0|[1-9]\d{0,17}))$/.test(value)) return value;
  return `'${value.replace(/[\\']/g, '\\$&')}'`;
}

function networkConstants(host: string): Record<string, string> {
  return {
    WP_ALLOW_MULTISITE: 'true',
    MULTISITE: 'true',
    SUBDOMAIN_INSTALL: 'false',
    DOMAIN_CURRENT_SITE: host,
    PATH_CURRENT_SITE: '/',
    SITE_ID_CURRENT_SITE: '1',
    BLOG_ID_CURRENT_SITE: '1',
  };
}
