import type { StationFacts } from './mount';
import type { Airing } from './program';

/** The content of the status pages, in any format. */
export interface Status {
  facts: StationFacts;
  /** Address of this server as the asker knows it, without a slash at the end. */
  base: string;
  mount: string;
  isOnline: boolean;
  current: Airing;
  history: readonly Airing[];
  songMs: number;
  listeners: number;
  peak: number;
  startedAt: number;
  now: number;
}

export const songText = ({ artist, title }: Airing): string => (artist ? `${artist} - ${title}` : title);

/** `status-json.xsl`: one source is an object, none is no key. */
export function statusJson(status: Status, mount: string | null): string {
  const isShown = status.isOnline && (mount === null || mount === status.mount);
  return JSON.stringify({
    icestats: {
      admin: 'onda@localhost',
      host: 'localhost',
      location: 'Demo',
      server_id: 'Icecast 2.4.4',
      ...moment('server_start', status.startedAt),
      ...(isShown ? { source: source(status) } : {}),
      dummy: null,
    },
  });
}

function source({ facts, base, mount, current, listeners, peak, startedAt }: Status) {
  return {
    genre: facts.genre,
    'ice-bitrate': 128,
    listener_peak: peak,
    listeners,
    listenurl: `${base}${mount}`,
    server_description: facts.description,
    server_name: facts.name,
    server_type: 'audio/mpeg',
    server_url: facts.url,
    ...moment('stream_start', startedAt),
    title: songText(current),
    dummy: null,
  };
}

function moment(key: string, milliseconds: number): Record<string, string> {
  const date = new Date(milliseconds);
  return {
    [key]: date.toUTCString().replace('GMT', '+0000'),
    [`${key}_iso8601`]: date.toISOString().replace(/\.\d+Z/, '+0000'),
  };
}

/** `status.xsl`, the page for people. */
export function statusHtml(status: Status): string {
  const mount = status.isOnline ? mountHtml(status) : '';
  return `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Icecast Streaming Media Server</title></head><body><h1 id="header">Icecast2 Status</h1>${mount}</body></html>`;
}

function mountHtml({ facts, mount, current, listeners, peak }: Status): string {
  const rows = {
    'Stream Name:': facts.name,
    'Stream Description:': facts.description,
    'Content Type:': 'audio/mpeg',
    'Bitrate:': '128',
    'Listeners (current):': `${listeners}`,
    'Listeners (peak):': `${peak}`,
    'Genre:': facts.genre,
    'Currently playing:': songText(current),
  };
  const cells = Object.entries(rows).map(
    ([label, value]) => `<tr><td>${label}</td><td class="streamstats">${escaped(value)}</td></tr>`,
  );
  const play = `<audio controls preload="none" src="${escaped(mount)}"></audio>`;
  return `<div class="roundbox"><div class="mounthead"><h3 class="mount">Mount Point ${escaped(mount)}</h3></div><div class="mountcont">${play}<table class="yellowkeys"><tbody>${cells.join('')}</tbody></table></div></div>`;
}

/** `stats?sid=1` as Shoutcast 2 writes it. */
export function statsXml({ facts, isOnline, current, listeners, peak, mount }: Status): string {
  const fields = {
    CURRENTLISTENERS: listeners,
    PEAKLISTENERS: peak,
    SERVERGENRE: facts.genre,
    SERVERURL: facts.url,
    SERVERTITLE: facts.name,
    SONGTITLE: isOnline ? songText(current) : '',
    DJ: '',
    STREAMSTATUS: isOnline ? 1 : 0,
    STREAMPATH: mount,
    BITRATE: 128,
    CONTENT: 'audio/mpeg',
    VERSION: '2.6.0.750 (posix(linux x64))',
  };
  const body = Object.entries(fields).map(([name, value]) => `<${name}>${escaped(`${value}`)}</${name}>`);
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes" ?><SHOUTCASTSERVER>${body.join('')}</SHOUTCASTSERVER>`;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
