import { printed } from '@onda/core/element/printed';
import { AT_REST } from './box/box-shown';
import { aspSearch } from './contract';
import { Face } from './Face';

export const markup = [
  printed({
    spec: aspSearch,
    rest: { ...AT_REST },
    draw: ({ homeUrl, phrase }, t, shown) => (
      <Face shown={{ ...AT_REST, submit: t('search'), ...shown }} t={t} homeUrl={homeUrl} phrase={phrase} />
    ),
  }),
];
