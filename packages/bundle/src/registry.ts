import type { ElementSpec } from '@onda/core/element/contract';
import type { Feature } from '@onda/core/element/feature';
import type { Catalog } from '@onda/core/i18n/messages';
import { favoritesFeature } from '@onda/favorites/feature';
import { inspectorFeature } from '@onda/inspector/feature';
import { liveSearchFeature } from '@onda/live-search/feature';
import { newsletterFeature } from '@onda/newsletter/feature';
import { nowPlayingFeature } from '@onda/now-playing/feature';
import { playerFeature } from '@onda/player/feature';
import { themeFeature } from '@onda/theme/feature';
import { viewsFeature } from '@onda/views/feature';
import { voiceSearchFeature } from '@onda/voice-search/feature';
import { votesFeature } from '@onda/votes/feature';

/** All features. Without its line here, its import and its folder, the rest is built without a feature. */
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
];

export const elements: readonly ElementSpec[] = features.flatMap((feature) => feature.elements);

/** Every text that PHP may print, by feature. */
export const messages: Record<string, Catalog> = Object.fromEntries(
  features.map((feature) => [feature.name, feature.messages]),
);

/** Tag → the built script that registers it. */
export const entries: Record<string, string> = Object.fromEntries(
  elements.map(({ tag, chunk }) => [tag, chunk]),
);

/** Name of a built script → its source. */
export const entryFiles: Record<string, string> = Object.fromEntries(
  elements.map(({ chunk, feature }) => [chunk, `packages/${feature}/src/entries/${chunk}.ts`]),
);

/** A shadow root links to the sheet of its feature; an element without one has a sheet of its own tag. */
const styleNameOf = ({ root, feature, tag }: ElementSpec) => (root === 'shadow' ? feature : tag);

const styled = elements.filter(({ style }) => style !== undefined);

/** Name → file of each built style sheet: those of the contracts, and those of views that a visitor opens. */
export const styles: Record<string, string> = Object.assign(
  Object.fromEntries(styled.map((spec) => [styleNameOf(spec), `packages/${spec.style}`])),
  ...features.map((feature) => feature.styles),
);
