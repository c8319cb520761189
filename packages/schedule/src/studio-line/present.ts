/** Name, the addresses of WhatsApp, phone and mail, and the number of the phone; empty where there is none. */
export type Ways = readonly [name: string, whatsapp: string, phone: string, mail: string, number: string];

/** From start to end, in seconds of Unix time, the ways at that place count. */
export type OnAir = readonly [start: number, end: number, ways: number];

/** The studio as it is shown. */
export interface Shown {
  /** Nothing leads to it. */
  isClosed: boolean;
  name: string;
  whatsapp: string;
  phone: string;
  mail: string;
  number: string;
}

/** The first ways, the station's own, count while no show is on. `now` in seconds. */
export function present(now: number, ways: readonly Ways[], airings: readonly OnAir[]): Shown {
  const [, , at = 0] = airings.find(([start, end]) => start <= now && now < end) ?? [];
  const [name, ...addresses] = ways[at] ?? ['', '', '', '', ''];
  const [whatsapp = '', phone = '', mail = ''] = addresses.map((address) =>
    LEADS.test(address) ? address : '',
  );
  return { isClosed: !(whatsapp + phone + mail), name, whatsapp, phone, mail, number: addresses[3] };
}

/** A page may hold what no server of ours printed. */
const LEADS = /^(?:https:|tel:|mailto:)/;
