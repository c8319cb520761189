// Printed by `pnpm generate` from Templates.tsx. Do not edit.
import type { Template } from '@onda/core/dom/from-template';

export const excerpt: Template<'p', 'excerpt'> =
  '<p part="excerpt">{{excerpt}}</p>';

export const linkRow: Template<'li', 'address' | 'title'> =
  '<li part="item"><a part="title" href="{{address}}">{{title}}</a></li>';

export const pages: Template<'nav', 'previous' | 'next'> =
  '<nav part="pages"><button part="previous" class="wp-element-button" type="button">{{previous}}</button><span part="page" role="status"></span><button part="next" class="wp-element-button" type="button">{{next}}</button></nav>';

export const plainRow: Template<'li', 'title'> =
  '<li part="item"><span part="title">{{title}}</span></li>';

export const retry: Template<'button', 'words'> =
  '<button part="retry" class="wp-element-button" type="button">{{words}}</button>';

export const rowButton: Template<'fav-button', 'post' | 'site'> =
  '<fav-button post-id="{{post}}" site-id="{{site}}"></fav-button>';

export const rows: Template<'ul'> =
  '<ul part="list" role="list"></ul>';

export const thumbnail: Template<'img', 'src'> =
  '<img part="thumbnail" src="{{src}}" alt="" loading="lazy" decoding="async">';
