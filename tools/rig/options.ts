/** The lane labels; what the package really holds is `Site.version`. */
export const WP_VERSIONS = ['7.1', '6.8', '6.5'] as const;
export const DATABASES = ['sqlite', 'mariadb'] as const;
export const SERVERS = ['native', 'playground'] as const;

export type WpVersion = (typeof WP_VERSIONS)[number];
export type Database = (typeof DATABASES)[number];
/** `native` is the machine's own PHP, `playground` is PHP in WebAssembly. */
export type ServerKind = (typeof SERVERS)[number];

export type SiteOptions = {
  name: string;
  /** Absent: the newest this machine can have (6.5 where there are no Debian packages). */
  wp?: WpVersion;
  db: Database;
  /** Absent: native where PHP with SQLite is found, else playground. */
  server?: ServerKind;
  /** Absent: a free one is picked. */
  port?: number;
  /** Folders of further plugins, linked and activated. */
  plugins: string[];
  /** Onda's folder; absent: the repository's. */
  pluginFolder?: string;
  /** No Onda and no seed. */
  bare: boolean;
  /** Onda, but no demo content. */
  noSeed: boolean;
  /** The plugin as it stands: nothing is built where the build is missing. */
  noBuild: boolean;
  multisite: boolean;
  /** Absent: the newest default theme of that WordPress. */
  theme?: string;
  /** `host:port` of stream servers on private addresses, for ONDA_TRUSTED_HOSTS. */
  trusted: string[];
  /** Further constants of wp-config.php; `true`, `false` and integers are printed as such. */
  constants: Record<string, string>;
  /** Folder for a site with the demo of which many are copied; absent: each is seeded for itself. */
  seededIn?: string;
  /** Further settings of the machine's own PHP, `opcache.revalidate_freq=2`. */
  ini: string[];
};

export const DEFAULT_OPTIONS: SiteOptions = {
  name: 'onda',
  db: 'sqlite',
  plugins: [],
  bare: false,
  noSeed: false,
  noBuild: false,
  multisite: false,
  trusted: [],
  constants: {},
  ini: [],
};

/** The result of `up`, which it also prints as its last line. */
export type Site = {
  name: string;
  /** The URL has no trailing slash. */
  url: string;
  /** The WordPress folder. Mails are in `<root>/mail/`, the log in `<root>/wp-content/debug.log`. */
  root: string;
  wp: WpVersion;
  db: Database;
  admin: { user: string; password: string };
  /** Page name of the seed → absolute address. */
  pages: Record<string, string>;
  /** The version in the package, such as `7.1.4`. */
  version: string;
  server: ServerKind;
};
