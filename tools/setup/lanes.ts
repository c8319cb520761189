import { type OldChromium, programOf } from './old-chromium';

/** The needs of a lane: Debian's packages, and a command that ends with 0 if they are installed. */
export type Need = { packages: string[]; probe: [command: string, ...args: string[]] };

const PHP_EXTENSIONS = ['pdo_sqlite', 'mysqli', 'mbstring', 'dom', 'curl', 'gd', 'zip'];
const PHP_PROBE = `exit(PHP_VERSION_ID >= 80100 && !array_diff(${JSON.stringify(PHP_EXTENSIONS)}, get_loaded_extensions()) ? 0 : 1);`;

const PHP: Need = {
  packages: [
    'php-cli',
    'php-sqlite3',
    'php-mysql',
    'php-mbstring',
    'php-xml',
    'php-curl',
    'php-gd',
    'php-zip',
  ],
  probe: ['php', '-r', PHP_PROBE],
};

/** Its program is fetched from npm; the libraries that it shares with others are Debian's. */
const oldChromium = (name: OldChromium): Need => ({
  packages: ['libnss3', 'libexpat1', 'fontconfig-config'],
  probe: ['sh', '-c', 'ldd "$0" >/dev/null && ! ldd "$0" | grep "not found"', programOf(name)],
});

/** Lane → what it needs, in the order in which it is looked for. */
export const LANES = {
  php: [PHP],
  phpunit: [PHP, { packages: ['phpunit'], probe: ['phpunit', '--version'] }],
  phpcs: [PHP, { packages: ['php-codesniffer'], probe: ['phpcs', '--version'] }],
  mariadb: [PHP, { packages: ['mariadb-server'], probe: ['/usr/sbin/mariadbd', '--version'] }],
  redis: [
    { packages: ['redis-server'], probe: ['redis-server', '--version'] },
    { packages: ['php-redis'], probe: ['php', '-r', 'exit(extension_loaded("redis") ? 0 : 1);'] },
  ],
  sphinx: [{ packages: ['sphinxsearch'], probe: ['searchd', '--help'] }],
  chromium: [{ packages: ['chromium'], probe: ['chromium', '--version'] }],
  light: [{ packages: ['chromium-headless-shell'], probe: ['chromium-headless-shell', '--version'] }],
  'chromium-111': [oldChromium('chromium-111')],
  'chromium-131': [oldChromium('chromium-131')],
  firefox: [{ packages: ['firefox-esr'], probe: ['firefox-esr', '--version'] }],
  webkit: [
    { packages: ['webkit2gtk-driver'], probe: ['WebKitWebDriver', '--help'] },
    { packages: ['xvfb', 'xauth'], probe: ['xvfb-run', '--help'] },
  ],
  icecast: [
    { packages: ['icecast2'], probe: ['icecast2', '-v'] },
    { packages: ['ffmpeg'], probe: ['ffmpeg', '-version'] },
  ],
  fpm: [
    { packages: ['php-fpm'], probe: ['sh', '-c', 'ls /usr/sbin/php-fpm*'] },
    { packages: ['nginx-light'], probe: ['/usr/sbin/nginx', '-v'] },
  ],
  http2: [
    {
      packages: ['libnginx-mod-http-brotli-filter'],
      probe: ['ls', '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so'],
    },
    { packages: ['openssl'], probe: ['openssl', 'version'] },
  ],
  npm: [
    {
      packages: ['an answer of the npm registry'],
      probe: ['npm', 'view', 'react', 'version', '--prefer-online', '--fetch-retries=0'],
    },
  ],
  gettext: [{ packages: ['gettext'], probe: ['msgfmt', '--version'] }],
} satisfies Record<string, Need[]>;

export type Lane = keyof typeof LANES;
