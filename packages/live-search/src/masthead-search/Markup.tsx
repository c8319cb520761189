import { printed } from '@onda/core/element/printed';
import { mastheadSearch } from './contract';
import { Face, type MastheadShown } from './Face';

const AT_REST: MastheadShown = { name: '', list: '', unfolded: '' };

export const markup = [
  printed({
    spec: mastheadSearch,
    rest: { ...AT_REST },
    draw: ({ homeUrl }, t, shown) => <Face shown={{ ...AT_REST, ...shown }} t={t} homeUrl={homeUrl} />,
  }),
];
