// Printed by `pnpm generate` from Templates.tsx. Do not edit.
import type { Template } from '@onda/core/dom/from-template';

export const caption: Template<'figcaption', 'caption'> =
  '<figcaption>{{caption}}</figcaption>';

export const failure: Template<'figure', 'text'> =
  '<figure><p role="alert"><span>{{text}}</span></p></figure>';

export const failureLink: Template<'a', 'address' | 'open'> =
  '<a href="{{address}}" target="_blank" rel="noopener">{{open}}</a>';

export const lightboxDialog: Template<'dialog', 'title' | 'zoom' | 'close' | 'previous' | 'next'> =
  '<dialog class="onda-lightbox" aria-label="{{title}}"><div><p role="status"></p><button type="button" data-action="zoom" aria-label="{{zoom}}"></button><button type="button" data-action="close" aria-label="{{close}}"></button></div><button type="button" data-action="previous" aria-label="{{previous}}"></button><div class="stage"></div><button type="button" data-action="next" aria-label="{{next}}"></button></dialog>';

export const pagePart: Template<'div'> =
  '<div tabindex="0"></div>';

export const picture: Template<'figure', 'alt' | 'srcset' | 'address'> =
  '<figure><img alt="{{alt}}" sizes="100vw" srcSet="{{srcset}}" src="{{address}}"></figure>';

export const placed: Template<'figure', 'shape'> =
  '<figure data-kind="{{shape}}"><div class="placed"></div></figure>';
