import { pascal } from '../../packages/bundle/src/print/names';
import { elements } from '../../packages/bundle/src/registry';

/** A page that uses every tag by React's JSX, with its ref, an attribute and an event, and every component. */
export function allTagsInReact(): string {
  const tags = elements.map(({ tag }) => tag);
  return `import '@onda/elements/jsx';
import type {} from '@onda/elements';
import * as Onda from '@onda/react';
import * as OnServer from '@onda/react/server';
import { createRef } from 'react';

${tags.map((tag) => `const ref${pascal(tag)} = createRef<HTMLElementTagNameMap['${tag}']>();\n`).join('')}
export const markup = (
  <>
${tags.map((tag) => `    <${tag} ref={ref${pascal(tag)}} lang="es" loading="eager" ononda-error={({ detail }) => detail.tag.trim()} />\n`).join('')}  </>
);

export const components = (
  <>
${tags.map((tag) => `    <Onda.${pascal(tag)} ref={ref${pascal(tag)}} className="a" loading="eager" onError={({ detail }) => detail.message.trim()} onReady={() => {}} />\n`).join('')}  </>
);

export const printed = (
  <>
${tags.map((tag) => `    <OnServer.${pascal(tag)} lang="es" />\n`).join('')}  </>
);

document.addEventListener('onda-state', ({ detail }) => detail.state === 'playing');
window.addEventListener('onda-track', ({ detail: { title, artist } }) => title + artist);
document.querySelector('fav-button')?.addEventListener('onda-favorite-change', ({ detail }) => detail.postId + 1);
const player = document.createElement('radio-player');
player.radioStream = 'https://radio.example/a';
player.initialVolume = 0.5;

export function Hooks() {
  const { state, track, play } = Onda.usePlayer({ stream: 'https://radio.example/a' });
  const favorites = Onda.useFavorites();
  const search = Onda.useSearch({ id: 2 });
  const ranked = Onda.useMostViewed('top');
  const onAir = Onda.useNowPlaying('uno');
  return (
    <button type="button" onClick={play} aria-pressed={favorites.isFavorite(7)}>
      {state} {track?.title} {search.items.length} {ranked.items[0]?.title} {onAir.track?.artist}
    </button>
  );
}

// Each of these must be an error.
// @ts-expect-error misspelt
export const misspelt = <radio-player statoin="x" />;
// @ts-expect-error no such value
export const wrongValue = <Onda.RadioPlayer feedKind="nothing" />;
// @ts-expect-error no such property of the detail
document.addEventListener('onda-state', ({ detail }) => detail.nothing);
// @ts-expect-error a number
player.initialVolume = 'loud';
`;
}

/** Each framework's own markup, as far as TypeScript reads it. */
export const FRAMEWORKS: Record<string, { file: string; text: string; options: object }> = {
  preact: {
    file: 'preact.tsx',
    text: `import type {} from '@onda/elements/preact';
export const markup = <radio-player radio-stream="https://radio.example/a" ononda-track={({ detail }) => detail.title.trim()} />;
// @ts-expect-error misspelt
export const misspelt = <radio-player statoin="x" />;
`,
    options: { jsx: 'react-jsx', jsxImportSource: 'preact' },
  },
  'solid-js': {
    file: 'solid.tsx',
    text: `import type {} from '@onda/elements/solid';
export const markup = <radio-player radio-stream="https://radio.example/a" on:onda-track={({ detail }) => detail.title.trim()} />;
// @ts-expect-error misspelt
export const misspelt = <radio-player statoin="x" />;
`,
    options: { jsx: 'preserve', jsxImportSource: 'solid-js' },
  },
  vue: {
    file: 'vue.ts',
    text: `import type {} from '@onda/elements/vue';
import type { GlobalComponents } from 'vue';
type Props = InstanceType<GlobalComponents['radio-player']>['$props'];
export const props: Props = { 'radio-stream': 'https://radio.example/a', onOndaTrack: ({ detail }) => detail.title.trim() };
// @ts-expect-error misspelt
export const misspelt: Props = { 'radio-steam': 'x' };
`,
    options: {},
  },
  svelte: {
    file: 'svelte.ts',
    text: `import type {} from '@onda/elements/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';
type Props = SvelteHTMLElements['radio-player'];
export const props: Props = { 'radio-stream': 'https://radio.example/a', 'ononda-track': ({ detail }) => detail.title.trim() };
// @ts-expect-error no such value
export const wrong: Props = { 'feed-kind': 'nothing' };
`,
    options: {},
  },
};
