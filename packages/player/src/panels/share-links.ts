import { SHARE_NETWORKS } from '@onda/core/http/share-networks';
import { panelAttributes } from './contract';

/** The shared content: the page, and a sentence about the current track. */
export interface Shared {
  /** Address of the page. */
  url: string;
  text: string;
}

export interface ShareOptions {
  /** Names of networks with commas between, in their order. */
  shareNetworks: string;
  showFacebookBut: boolean;
  showTwitterBut: boolean;
  facebookAppId: string;
}

export type Network = keyof typeof SHARE_NETWORKS;

export interface ShareLink {
  network: Network;
  href: string;
}

/**
 * The networks that the page wants; Facebook and X have an option of their own too. A page that takes both away and
 * names no other wants none: so it was while there were these two.
 */
export function networksOf({ shareNetworks, showFacebookBut, showTwitterBut }: ShareOptions): Network[] {
  if (!showFacebookBut && !showTwitterBut && shareNetworks === panelAttributes.shareNetworks.default)
    return [];
  const hidden = [showFacebookBut ? '' : 'facebook', showTwitterBut ? '' : 'x'];
  const names = new Set(shareNetworks.toLowerCase().split(/[\s,]+/));
  return [...names].filter(
    (name): name is Network => Object.hasOwn(SHARE_NETWORKS, name) && !hidden.includes(name),
  );
}

/** Plain addresses: the networks' own scripts are never loaded, and nobody is asked before the visitor's click. */
export const shareLinks = (shared: Shared, options: ShareOptions): ShareLink[] =>
  networksOf(options).map((network) => ({
    network,
    href:
      network === 'facebook' && options.facebookAppId
        ? feedDialog(shared, options.facebookAppId)
        : address(SHARE_NETWORKS[network].address, shared),
  }));

/** The feed dialog wants an app; the share page does not. */
function feedDialog({ url, text }: Shared, appId: string): string {
  const fields = { app_id: appId, display: 'popup', link: url, quote: text };
  return `https://www.facebook.com/dialog/feed?${new URLSearchParams(fields)}`;
}

const address = (template: string, shared: Shared): string =>
  template.replace(/\{(url|text)\}/g, (_, name: 'url' | 'text') =>
    encodeURIComponent(shared[name].replace(HALF, '')),
  );

/** Half an emoji, where a feed cut one: it has no place in an address. */
const HALF = /[\ud800-\udfff]/gu;
