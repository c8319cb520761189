import { spellings } from '@onda/core/element/attributes';
import type { ElementSpec } from '@onda/core/element/contract';
import type { Host } from '@onda/core/element/host';
import { renderTemplate } from '@onda/core/element/render-template';
import { styleAddress } from '@onda/core/element/style-address';
import { warn } from '@onda/core/element/warn';
import { readConfig } from '@onda/core/http/config';
import { translator } from '@onda/core/i18n/messages';
import { radioPlayer } from './contract';
import { playerMessages } from './messages';
import markup from './radio-player.html';

type BareHost<S extends ElementSpec> = Pick<Host<S>, 'element' | 'attributes' | 'lang'>;

/** The markup of a bare tag, as PHP would have printed it. */
export function printBareTag(host: BareHost<typeof radioPlayer>): string {
  fillInStation(host, radioPlayer);
  const { attributes, lang } = host;
  const styleOf = (name: string) => styleAddress(name || 'player');
  const t = translator<string>(playerMessages, lang, readConfig().messages.player);
  return renderTemplate(markup, { values: attributes.getState(), styleOf, t });
}

/**
 * Writes into a bare tag what its station knows; without an id and an address it is meant for the first station. The
 * page knows them where the theme has said that it writes such tags.
 */
export function fillInStation<S extends ElementSpec>(
  { element, attributes }: Omit<BareHost<S>, 'lang'>,
  spec: ElementSpec,
) {
  const written: Record<string, unknown> = attributes.getState();
  const hasAddress = ADDRESSES.some((name) => written[name]);
  const rows: unknown = Object(readConfig().settings.player).stations;
  const known = (Array.isArray(rows) ? rows : []).find(({ station }) =>
    written.station ? station === written.station : !hasAddress,
  );
  if (!known && written.station && !hasAddress) {
    warn(`<${spec.tag}> station: this page knows no station "${written.station}"`);
  }
  for (const [name, value] of Object.entries(known ?? {})) {
    const isOpen = spec.attributes[name]?.default === written[name];
    if (isOpen && typeof value === 'string') element.setAttribute(spellings(name)[0] ?? name, value);
  }
}

const ADDRESSES = ['radioStream', 'dataStream', 'feed'];
