import { systemClock } from '../timing/clock';
import { createNonces, type Nonces } from './nonce';
import { pageAjax } from './page-services';

/** The nonces, apart from the other services of the page: a listener never needs one. */
let nonces: Nonces | undefined;

/** The page's nonces: asked once for all its writers, when the first of them writes. */
export function pageNonces(): Nonces {
  nonces ??= createNonces(pageAjax().ajax, systemClock);
  return nonces;
}
