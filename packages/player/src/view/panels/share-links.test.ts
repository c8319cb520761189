import { describe, expect, it } from 'vitest';
import { panelAttributes } from '../../panels/contract';
import { shareLinks } from '../../panels/share-links';
import { lyricsAddress } from './lyrics-address';

const SHARED = { url: 'https://radio.test/?a=1&b=2', text: 'Escucho «Ñ & Los» en Radio Uno' };
const ALL = {
  shareNetworks: panelAttributes.shareNetworks.default,
  showFacebookBut: true,
  showTwitterBut: true,
  facebookAppId: '',
};

const fieldsOf = (href: string | undefined) => Object.fromEntries(new URL(href ?? '').searchParams);

describe('the ways to share', () => {
  it('are Facebook’s share page and a tweet, without an app', () => {
    const [facebook, x] = shareLinks(SHARED, ALL);
    expect(facebook?.href).toMatch(/^https:\/\/www\.facebook\.com\/sharer\/sharer\.php\?/);
    expect(fieldsOf(facebook?.href)).toEqual({ u: SHARED.url });
    expect(x?.href).toMatch(/^https:\/\/x\.com\/intent\/post\?/);
    expect(fieldsOf(x?.href)).toEqual(SHARED);
  });

  it('are further networks, each with the sentence and the page', () => {
    const links = shareLinks(SHARED, ALL);
    const text = encodeURIComponent(`${SHARED.text} ${SHARED.url}`);
    expect(links.map(({ network }) => network).join(', ')).toBe(panelAttributes.shareNetworks.default);
    expect(links.map(({ href }) => href)).toEqual(
      expect.arrayContaining([
        `https://api.whatsapp.com/send?text=${text}`,
        `https://bsky.app/intent/compose?text=${text}`,
        `https://share.joinmastodon.org/#text=${text}`,
      ]),
    );
  });

  it('leaves out half an emoji, which no address can hold', () => {
    const [x] = shareLinks({ ...SHARED, text: 'Mar \ud83d' }, { ...ALL, shareNetworks: 'x' });
    expect(fieldsOf(x?.href).text).toBe('Mar ');
  });

  it('are Facebook’s feed dialog with an app', () => {
    const [facebook] = shareLinks(SHARED, { ...ALL, facebookAppId: '77' });
    expect(facebook?.href).toMatch(/^https:\/\/www\.facebook\.com\/dialog\/feed\?/);
    const { url: link, text: quote } = SHARED;
    expect(fieldsOf(facebook?.href)).toEqual({ app_id: '77', display: 'popup', link, quote });
  });

  it.each<[string, boolean, boolean, string[]]>([
    ['facebook, x', true, false, ['facebook']],
    ['facebook, x', false, true, ['x']],
    ['facebook, x', false, false, []],
    ['email  Telegram,telegram, myspace, constructor', true, true, ['email', 'telegram']],
    ['', true, true, []],
    [panelAttributes.shareNetworks.default, false, false, []],
    ['facebook, telegram', false, false, ['telegram']],
  ])('of "%s" with Facebook %s and X %s', (shareNetworks, showFacebookBut, showTwitterBut, names) => {
    const links = shareLinks(SHARED, { ...ALL, shareNetworks, showFacebookBut, showTwitterBut });
    expect(links.map(({ network }) => network)).toEqual(names);
  });
});

describe('the lyrics address', () => {
  const track = { artist: 'Ñ & Los/«Á»', title: '{artist}?' };

  it.each([
    [
      'https://letras.test/{artist}/{title}',
      'https://letras.test/%C3%91%20%26%20Los%2F%C2%AB%C3%81%C2%BB/%7Bartist%7D%3F',
    ],
    ['https://letras.test/?q={title}', 'https://letras.test/?q=%7Bartist%7D%3F'],
    ['javascript:alert({title})', ''],
    ['', ''],
  ])('%s', (template, address) => {
    expect(lyricsAddress(template, track)).toBe(address);
  });

  it('leaves out half an emoji, which no address can hold', () => {
    const cut = { artist: 'Faro \udc00', title: 'Mar 😀\ud83d' };
    const address = lyricsAddress('https://letras.test/{artist}/{title}', cut);
    expect(address).toBe('https://letras.test/Faro%20/Mar%20%F0%9F%98%80');
  });

  it('is none while no track is known, nor for art alone', () => {
    expect(lyricsAddress('https://letras.test/{title}', null)).toBe('');
    expect(lyricsAddress('https://letras.test/{title}', { artist: '', title: '' })).toBe('');
  });
});
