import { expect, it } from 'vitest';
import { describe as nameOf } from './describe';

const named = (html: string) => {
  const place = document.createElement('div');
  place.innerHTML = html;
  return nameOf(place.firstElementChild as Element);
};

it.each([
  ['<h2> Últimas\n noticias </h2>', 'h2 «Últimas noticias»'],
  ['<a aria-label="Portada">Inicio</a>', 'a «Portada»'],
  ['<a><img alt="Faro"></a>', 'a «Faro»'],
  ['<img alt="Faro">', 'img «Faro»'],
  ['<div class="card large"></div>', 'div.card'],
  ['<hr>', 'hr'],
  [`<p>${'a'.repeat(60)}</p>`, `p «${'a'.repeat(60)}»`],
  [`<p>${'🎵'.repeat(61)}</p>`, `p «${'🎵'.repeat(59)}…»`],
])('%s is called %s', (html, name) => expect(named(html)).toBe(name));
