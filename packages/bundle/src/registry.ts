import type { BlockEditing } from '@onda/core/element/block-fields';
import type { ElementSpec } from '@onda/core/element/contract';
import type { Feature } from '@onda/core/element/feature';
import type { Catalog } from '@onda/core/i18n/messages';
import type { Wire } from '@onda/core/wire/wire';
import { favoritesFeature } from '@onda/favorites/feature';
import { inspectorFeature } from '@onda/inspector/feature';
import { liveSearchFeature } from '@onda/live-search/feature';
import { newsletterFeature } from '@onda/newsletter/feature';
import { nowPlayingFeature } from '@onda/now-playing/feature';
import { playerFeature } from '@onda/player/feature';
import { scheduleFeature } from '@onda/schedule/feature';
import { themeFeature } from '@onda/theme/feature';
import { viewsFeature } from '@onda/views/feature';
import { voiceSearchFeature } from '@onda/voice-search/feature';
import { votesFeature } from '@onda/votes/feature';

/** All features. A feature's line here, its import and its folder can go: the rest is built without it. */
const features: readonly Feature[] = [
  playerFeature,
  nowPlayingFeature,
  favoritesFeature,
  votesFeature,
  voiceSearchFeature,
  viewsFeature,
  themeFeature,
  liveSearchFeature,
  newsletterFeature,
  inspectorFeature,
  scheduleFeature,
];

export const elements: readonly ElementSpec[] = features.flatMap((feature) => feature.elements);

/** Tag → how the block editor shows it. */
export const blocks: Record<string, BlockEditing> = Object.assign(
  {},
  ...features.map((feature) => feature.blocks),
);

/** Every text that PHP may print, by feature. */
export const messages: Record<string, Catalog> = Object.fromEntries(
  features.map((feature) => [feature.name, feature.messages]),
);

/** The requests of the features that declare them in a `wire.ts`. */
export const wires: readonly Wire[] = features.flatMap(({ wire = [] }) => wire);

/** The fields that they declare; PHP reads them by its table. */
export const declaredFields: readonly string[] = wires.flatMap(({ requests }) =>
  Object.values(requests).flatMap(({ action, fields }) => (action ? Object.keys(fields) : [])),
);

/** Tag → the built script that registers it. */
export const entries: Record<string, string> = Object.fromEntries(
  elements.map(({ tag, chunk }) => [tag, chunk]),
);

/** Name of a built script → its source. */
export const entryFiles: Record<string, string> = Object.fromEntries(
  elements.map(({ chunk, feature }) => [chunk, `packages/${feature}/src/entries/${chunk}.ts`]),
);

const lone = elements.flatMap(({ tag, feature, loneScript }) =>
  loneScript ? [{ tag, feature, loneScript }] : [],
);

/** Tag → the built script of a page whose only element it is. */
export const loneScripts: Record<string, string> = Object.fromEntries(
  lone.map(({ tag, loneScript }) => [tag, `onda-${loneScript}`]),
);

/** Name of such a script → its source. */
export const loneFiles: Record<string, string> = Object.fromEntries(
  lone.map(({ feature, loneScript }) => [
    `onda-${loneScript}`,
    `packages/${feature}/src/entries/${loneScript}.ts`,
  ]),
);

/** A shadow root links to the sheet of its feature; an element without one has a sheet of its own tag. */
const styleNameOf = ({ root, feature, tag }: ElementSpec) => (root === 'shadow' ? feature : tag);

const styled = elements.filter(({ style }) => style !== undefined);

/** Name → source of each style sheet: those of the contracts, and those of views that a visitor opens. */
export const styles: Record<string, string> = Object.assign(
  Object.fromEntries(styled.map((spec) => [styleNameOf(spec), `packages/${spec.style}`])),
  ...features.map((feature) => feature.styles),
);

/** Two elements with one source share one built sheet, which has the name of the first. */
export const builtNameOf = (name: string): string =>
  Object.keys(styles).find((other) => styles[other] === styles[name]) ?? name;

/** Name → source of the style sheets that are built. */
export const builtStyles: Record<string, string> = Object.fromEntries(
  Object.entries(styles).filter(([name]) => builtNameOf(name) === name),
);

/** The page's own sheet, which every page with an element links to. */
export const PAGE_STYLE = 'packages/bundle/src/page.css';

interface StyleSet {
  /** The names of the style sheets that it holds. */
  names: readonly string[];
  files: readonly string[];
}

/** Features with a set of their own; `core` has the sheets of all others. */
const OWN_SET = ['theme', 'schedule'];

const light = styled.filter(({ root }) => root === 'light');

function sheetsOf(isMeant: (spec: ElementSpec) => boolean): StyleSet {
  const names = light.filter(isMeant).map(styleNameOf);
  return { names, files: [...new Set(names.map((name) => styles[name] ?? ''))] };
}

const core = sheetsOf(({ feature, styleSet }) => !OWN_SET.includes(feature) && !styleSet);

/** Style sheets of the page's own tree that are also built as one: a page with many of them links to that one. */
export const styleSets: Record<string, StyleSet> = {
  core: { names: ['page', ...core.names], files: [PAGE_STYLE, ...core.files] },
  ...Object.fromEntries(
    OWN_SET.map((own) => [own, sheetsOf(({ feature, styleSet }) => feature === own && !styleSet)]),
  ),
  rare: sheetsOf(({ styleSet }) => styleSet === 'rare'),
};
