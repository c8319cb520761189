/**
 * Networks on which a page can be shared: the name of each and the address of its dialog. `{url}` and `{text}` come
 * percent-encoded. The plugin's PHP is generated from it, so that all elements offer the same.
 */
export const SHARE_NETWORKS = {
  facebook: { name: 'Facebook', address: 'https://www.facebook.com/sharer/sharer.php?u={url}' },
  x: { name: 'X', address: 'https://x.com/intent/post?url={url}&text={text}' },
  whatsapp: { name: 'WhatsApp', address: 'https://api.whatsapp.com/send?text={text}%20{url}' },
  telegram: { name: 'Telegram', address: 'https://t.me/share/url?url={url}&text={text}' },
  bluesky: { name: 'Bluesky', address: 'https://bsky.app/intent/compose?text={text}%20{url}' },
  // The fields follow the #, so that only the visitor's browser reads them before a server is chosen.
  mastodon: { name: 'Mastodon', address: 'https://share.joinmastodon.org/#text={text}%20{url}' },
  linkedin: { name: 'LinkedIn', address: 'https://www.linkedin.com/sharing/share-offsite/?url={url}' },
  pinterest: {
    name: 'Pinterest',
    address: 'https://www.pinterest.com/pin/create/button/?url={url}&description={text}',
  },
  reddit: { name: 'Reddit', address: 'https://www.reddit.com/submit?url={url}&title={text}' },
  /** Each element has its own name for mail. */
  email: { name: '', address: 'mailto:?subject={text}&body={url}' },
} as const;
