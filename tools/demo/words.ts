import type { Language } from './options';

export interface Words {
  building: string;
  starting: string;
  running: string;
  site: string;
  login: string;
  station: string;
  plain: string;
  docs: string;
  engine(version: string, server: string): string;
  end: string;
  ending: string;
  ended: string;
  gone: string;
  taken(port: number, option: string): string;
  /** Page name of the seed → what it is called here; a page without a name is listed by its key. */
  pages: Record<string, string>;
}

export const WORDS: Record<Language, Words> = {
  es: {
    building: 'Construyendo los elementos…',
    starting: 'Preparando WordPress…',
    running: 'La demostración está en marcha',
    site: 'Portada',
    login: 'Acceso',
    station: 'Emisora',
    plain: 'Sin WordPress',
    docs: 'Documentación',
    engine: (version, server) =>
      `WordPress ${version}, ${server === 'native' ? 'PHP de esta máquina' : 'PHP en WebAssembly'}, SQLite`,
    end: 'Ctrl-C lo termina todo.',
    ending: 'Terminando…',
    ended: 'Terminado. No queda nada en marcha.',
    gone: 'WordPress ha dejado de responder; la demostración termina.',
    taken: (port, option) => `El puerto ${port} está ocupado. Elija otro: pnpm demo ${option} ${port + 1}`,
    pages: {
      player: 'Reproductor',
      article: 'Artículo',
      long: 'Artículo largo',
      category: 'Sección',
      schedule: 'Programación',
    },
  },
  en: {
    building: 'Building the elements…',
    starting: 'Preparing WordPress…',
    running: 'The demo is running',
    site: 'Front page',
    login: 'Login',
    station: 'Station',
    plain: 'No WordPress',
    docs: 'Documentation',
    engine: (version, server) =>
      `WordPress ${version}, ${server === 'native' ? "this machine's PHP" : 'PHP in WebAssembly'}, SQLite`,
    end: 'Ctrl-C ends everything.',
    ending: 'Ending…',
    ended: 'Ended. Nothing is left running.',
    gone: 'WordPress no longer answers; the demo ends.',
    taken: (port, option) => `Port ${port} is taken. Choose another one: pnpm demo ${option} ${port + 1}`,
    pages: {
      player: 'Player',
      article: 'Article',
      long: 'Long article',
      category: 'Section',
      schedule: 'Schedule',
    },
  },
};
