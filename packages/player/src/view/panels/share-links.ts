/** The shared content: the page, and a sentence about the current track. */
export interface Shared {
  /** Address of the page. */
  url: string;
  text: string;
}

export interface ShareOptions {
  showFacebookBut: boolean;
  showTwitterBut: boolean;
  facebookAppId: string;
}

export interface ShareLink {
  name: 'facebook' | 'twitter';
  href: string;
}

/** Plain addresses: the networks' own scripts are never loaded, and nobody is asked before the visitor's click. */
export function shareLinks(shared: Shared, options: ShareOptions): ShareLink[] {
  const links: ShareLink[] = [];
  if (options.showFacebookBut)
    links.push({ name: 'facebook', href: facebook(shared, options.facebookAppId) });
  if (options.showTwitterBut) links.push({ name: 'twitter', href: twitter(shared) });
  return links;
}

/** The feed dialog wants an app; the share page does not. */
function facebook({ url, text }: Shared, appId: string): string {
  if (!appId) return address('https://www.facebook.com/sharer/sharer.php', { u: url });
  const fields = { app_id: appId, display: 'popup', link: url, quote: text };
  return address('https://www.facebook.com/dialog/feed', fields);
}

const twitter = ({ url, text }: Shared): string => address('https://twitter.com/intent/tweet', { text, url });

const address = (page: string, fields: Record<string, string>): string =>
  `${page}?${new URLSearchParams(fields)}`;
