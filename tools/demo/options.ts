import { parseArgs } from 'node:util';

export const LANGUAGES = ['es', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface DemoOptions {
  port: number;
  stationPort: number;
  /** The language of the terminal; the site itself is in Spanish. */
  lang: Language;
}

export const USAGE = 'pnpm demo [--port 8888] [--station-port 8010] [--lang es|en]';

const SITE_PORT = '8888';
const STATION_PORT = '8010';

/** Throws a sentence for an option that is not one. */
export function parseOptions(args: string[], env: NodeJS.ProcessEnv = process.env): DemoOptions {
  const { values } = parseArgs({
    args: args.filter((word) => word !== '--'),
    options: {
      port: { type: 'string', default: SITE_PORT },
      'station-port': { type: 'string', default: STATION_PORT },
      lang: { type: 'string', default: languageOf(env) },
    },
  });
  const lang = LANGUAGES.find((language) => language === values.lang);
  if (!lang) throw new Error(`--lang is es or en, not ${values.lang}`);
  const options = {
    port: portOf('port', values.port),
    stationPort: portOf('station-port', values['station-port']),
  };
  if (options.port === options.stationPort) throw new Error('--port and --station-port must differ');
  return { ...options, lang };
}

function portOf(name: string, text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new Error(`--${name} is a number from 1 to 65535, not ${text}`);
}

function languageOf({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  return (LC_ALL || LC_MESSAGES || LANG || '').startsWith('es') ? 'es' : 'en';
}
